import { screen, within } from '@testing-library/react'
import type { Article, ListedArticle } from '../../../shared/contract/documents.ts'
import { open, signedIn } from './open.tsx'
import { pageOfRows } from './pages.ts'
import { anna, json, karin, serve } from './server.ts'

const article = (id: string, Subject: string, more: Partial<Article> = {}): Article => ({
  id,
  Subject,
  Body: '<p>Kort text.</p>',
  sdate: '2026-08-15T22:30:00.000Z',
  Published: true,
  DaytoUpdate: '',
  Author: 'Karin Lindqvist',
  ...more,
})

export const policy = article('d1', 'Resepolicy', {
  Body: '<p>Vi reser i <b>första hand</b> med tåg.</p><h2>Kvitton</h2><ul><li>Spara alla</li></ul>',
  DaytoUpdate: '2026-08-16T08:00:00.000Z',
})
export const draft = article('d2', 'Brandrutiner', { Published: false })

const listed = ({ id, Subject, sdate, Published }: Article): ListedArticle => ({
  id,
  Subject,
  sdate,
  Published,
  Body: 'Vi reser i första hand med tåg, och flyg kräver ett godkännande.',
})

/** So many rows of a list. */
export const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => listed(article(`c${index}`, `Rad ${index + 1}`)))

export type Answers = Parameters<typeof serve>[0]

/** Anna opens an address of the documents or the news; with the rights of an administrator it is Karin. */
export async function articles(answers: Answers = {}, address = '/Dokument', byAdmin = false) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: byAdmin ? karin : anna }),
    'GET /v1/Dokument/all': ({ url }) => pageOfRows(url, [policy, draft].map(listed)),
    'GET /v1/Dokument/get': () => json({ results: policy }),
    'GET /v1/Nyhet/all': ({ url }) => pageOfRows(url, [listed(policy)]),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  const sent = (method: string) =>
    Promise.all(requests.filter((one) => one.method === method).map((one) => one.clone().json()))
  const asked = (path: string) =>
    requests.filter(({ url }) => url.includes(path)).map(({ url }) => new URL(url).search)
  return { person, requests, sent, asked }
}

/** The dialog with this title, once it shows. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Puts HTML into the editor as a paste from another program does. */
export function paste(editor: HTMLElement, html: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const getData = (type: string) => (type === 'text/html' ? html : '')
  editor.dispatchEvent(
    Object.assign(event, { clipboardData: { getData, types: ['text/html'], files: [] } }),
  )
}
