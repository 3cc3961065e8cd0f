import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { open, signedIn } from '../testing/open.tsx'
import { json, serve } from '../testing/server.ts'
import { stageWith } from '../testing/settings.ts'
import { articleTexts } from '../texts/documents.ts'
import { showTexts } from '../texts/inBoth.ts'

afterEach(() => showTexts('klarsprak'))

/** Anna opens a page. */
async function openedBy(path: string) {
  serve({ 'GET /v1/Nyhet/all': () => json({ results: [] }) })
  signedIn()
  return open(path)
}

test('a page that is not there says so beside the menu', async () => {
  await openedBy('/finns-inte')
  const heading = await screen.findByRole('heading', { name: 'Sidan finns inte', level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('navigation', { name: 'Huvudmeny' })).toBeDefined()
  expect(document.title).toBe('Sidan finns inte – Portalen')
  expect(document.querySelector('main [lang]')).toBeNull()
})

test('in the owner’s words it is English, and says so', async () => {
  stageWith({ texts: 'specification' })
  await openedBy('/finns-inte')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Oops, an error has occurred. Page not found!')
  expect(heading.querySelector('[lang=en]')?.textContent).toBe(heading.textContent)
})

test('a screen that breaks leaves the menu, and the next screen is shown', async () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => undefined)
  const broken = vi.spyOn(articleTexts.news, 'count').mockImplementation(() => {
    throw new Error('Broken')
  })
  const person = await openedBy('/Nyheter')
  expect(await screen.findByRole('heading', { name: 'Sidan kunde inte visas' })).toBeDefined()
  // What was typed there is not forgotten (`leaveDraft`).
  expect(screen.getByRole('button', { name: 'Ladda om sidan' }).dataset['broken']).toBe('true')
  expect(screen.getByText(/Något gick fel hos oss/)).toBeDefined()
  expect(document.title).toBe('Något gick fel – Portalen')
  expect(complaint).toHaveBeenCalled()
  complaint.mockClear()
  broken.mockRestore()
  await act(() => person.click(screen.getByRole('link', { name: 'Frågor' })))
  expect(await screen.findByRole('heading', { name: 'Hej Anna!' })).toBeDefined()
})

test('a screen that cannot be had without a network says that it is the network', async () => {
  const complaint = vi.mocked(console.error).mockImplementation(() => undefined)
  const broken = vi.spyOn(articleTexts.news, 'count').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openedBy('/Nyheter')
  expect(await screen.findByText(/Sidan kan inte hämtas medan du är offline/)).toBeDefined()
  expect(screen.queryByText(/hos oss/)).toBeNull()
  complaint.mockClear()
  offline.mockRestore()
  broken.mockRestore()
})
