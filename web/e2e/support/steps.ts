import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { visitAs } from './signIn.ts'
import { portal } from './visits.ts'

const logged = z.object({
  results: z.object({ rows: z.array(z.object({ message: z.string() })) }),
})

/** Waits until something shows. Gives true, for an expectation. */
export const shows = async (what: Locator) => {
  await what.waitFor()
  return true
}

/** A toast with this text. */
export const toast = (page: Page, text: string): Locator => page.getByRole('log').getByText(text)

/** What has the focus, by its name. */
export const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.textContent')

/** How something is drawn: what has come of one of its CSS properties. */
export const look = (what: Locator, property: string): Promise<string> =>
  what.evaluate(
    (drawn, of) => drawn.ownerDocument.defaultView.getComputedStyle(drawn)[of],
    property,
  )

/** A member of staff stands in the lobby. */
export async function lobbyOf(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitAs(email, '/', options)
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
  return page
}

/** A prepared question in the lobby; the demo has the one that is named. */
export const tile = (page: Page, label = 'Svara på ett mejl'): Locator =>
  page.getByRole('link', { name: label, exact: true }).and(page.locator('[data-tile]'))

/** A member of staff stands at a prepared question. */
export async function questionOf(
  email: string,
  label?: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await lobbyOf(email, options)
  await tile(page, label).click()
  await page.getByLabel('Dina uppgifter').waitFor()
  return page
}

/** The page of a prepared question, without the header and what lies over it. */
export const question = (page: Page): Locator => page.getByRole('main')

/** Types into a question and sends it. */
export async function ask(asked: Locator, text: string) {
  await asked.getByLabel('Dina uppgifter').fill(text)
  await asked.getByRole('button', { name: 'Skicka', exact: true }).click()
}

/**
 * Notes from now on what shows of an answer on its way, however short: gives whether there was a progress indicator,
 * and how many different lengths the text had.
 */
export async function watchAnswers(page: Page) {
  await page.evaluate(`
    globalThis.seen = { progress: false, lengths: new Set() }
    new MutationObserver(() => {
      seen.progress ||= document.querySelector('progress') !== null
      const text = document.querySelector('section[aria-busy]')?.textContent
      if (text) seen.lengths.add(text.length)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  `)
  return () =>
    page.evaluate<{ progress: boolean; lengths: number }>(
      '({ progress: seen.progress, lengths: seen.lengths.size })',
    )
}

/** What the assistant answers to a text with this word in it; `pace` in pieces a second. */
export function answers(word: string, content: string, pace?: number) {
  portal().standIn.prependFixture({
    match: { userMessage: word },
    response: { content },
    ...(pace !== undefined && {
      chunkSize: 8,
      streamingProfile: { ttft: 50, tps: pace, jitter: 0 },
    }),
  })
}

/** Makes the provider refuse a text with this word in it, so many times. */
export function refuses(word: string, status: number, times = Infinity) {
  let left = times
  portal().standIn.prependFixture({
    match: { predicate: (request) => JSON.stringify(request).includes(word) && left-- > 0 },
    response: { error: { message: 'no', type: 'error' }, status },
  })
}

/** The token of whoever is signed in at a page. */
export const tokenOf = (page: Page) =>
  page.evaluate<string>(
    "localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('.accessToken')))",
  )

/** What the log says that somebody has done, by their token: a page of it, newest first. */
export async function deedsOf(token: string): Promise<string[]> {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const response = await fetch(`${portal().address}/v1/users/logg/get?userid=${sub}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { results } = z.parse(logged, await response.json())
  return results.rows.map(({ message }) => message)
}

/** The newest mail to somebody. */
export const mailTo = (email: string) =>
  portal()
    .outbox.mails()
    .find(({ to }) => to === email)

/** Where the link in somebody's newest mail leads. */
export function linkFor(email: string): string {
  const href = /href="([^"]+)"/.exec(mailTo(email)?.html ?? '')?.[1] ?? ''
  return href.replaceAll(/&(?:amp|#38);/g, '&')
}
