import { setTimeout as after } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { listen } from '../../local/engines/listen.ts'
import { type Line, median } from '../line.ts'

/** How long each text is, in characters, and in how many parts its cost is looked at. */
const length = 20_000
const parts = 4
// 2,000 characters a second: what the fastest models write.
const pieceLength = 40
const pieceMs = 20

const repeated = (line: (at: number) => string) => {
  let text = ''
  for (let at = 1; text.length < length; at++) text += line(at)
  return text.slice(0, length)
}

const texts = {
  paragraphs: repeated((at) => `Stycke ${at} säger något om **ärende ${at}** och hur det går.\n\n`),
  'a list': repeated((at) => `- Punkt ${at} med något som är **viktigt** och en \`kod\`.\n`),
  'a table': `| Nr | Ärende | Läge |\n| --- | --- | --- |\n${repeated(
    (at) => `| ${at} | Ärende ${at} | **klart** |\n`,
  )}`,
}

type Kind = keyof typeof texts

const chunk = (choice: object) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`

/** A provider of OpenAI's protocol that writes a long text at a steady pace, and tells whenever a part of it is written. */
export async function startLongProvider() {
  let kind: Kind = 'paragraphs'
  let tell = async () => {}
  const { url, stop } = await listen(0, async (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const text = texts[kind]
    await tell()
    for (let at = 0; at < text.length; at += pieceLength) {
      const content = text.slice(at, at + pieceLength)
      response.write(chunk({ delta: { content }, finish_reason: null }))
      await after(pieceMs)
      const written = at + pieceLength
      if (written % (length / parts) === 0) await tell()
    }
    response.write(chunk({ delta: {}, finish_reason: 'stop' }))
    response.end('data: [DONE]\n\n')
  })
  return {
    url,
    stop,
    /** What it writes next, and who hears that it begins, and of each part. */
    next(of: Kind, heard: () => Promise<void>) {
      kind = of
      tell = heard
    },
  }
}

type Provider = Awaited<ReturnType<typeof startLongProvider>>

/** Milliseconds of processor: all that a page takes, and its scripts alone. */
type Cost = { all: number; scripts: number }

/** What a page has taken so far. */
async function costOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async (): Promise<Cost> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (metric: string) =>
      (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1_000
    return { all: of('TaskDuration'), scripts: of('ScriptDuration') }
  }
}

/** What the first and the last part of a text cost the page while it is written. */
async function costsOf(page: Page, provider: Provider, kind: Kind) {
  await page.goto('/Lobby?fraga=mejlsvar')
  await page.getByLabel('Dina uppgifter').fill('Hej')
  const cost = await costOf(page)
  const taken: Cost[] = []
  const written = Promise.withResolvers<void>()
  provider.next(kind, async () => {
    taken.push(await cost())
    if (taken.length > parts) written.resolve()
  })
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  // Only then: what looks for a text goes through the whole page again and again.
  await written.promise
  await page.getByText('Svaret är klart.').first().waitFor()
  const between = (from: number, of: keyof Cost) =>
    (taken[from + 1]?.[of] ?? Number.NaN) - (taken[from]?.[of] ?? Number.NaN)
  const part = (from: number) => ({ all: between(from, 'all'), scripts: between(from, 'scripts') })
  return { first: part(0), last: part(parts - 1) }
}

/** The last part may cost so many times the first one: two runs of the same differ by that. */
const goal = 1.25

/**
 * What long answers cost while they are written: a character at the end as one at the start (docs/requirements.md, "Presses,
 * keys and long answers").
 */
export async function streamedLines(
  page: Page,
  provider: Provider,
  rounds: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const kind of ['paragraphs', 'a list', 'a table'] satisfies Kind[]) {
    const runs: Awaited<ReturnType<typeof costsOf>>[] = []
    for (let round = 0; round < rounds; round++) runs.push(await costsOf(page, provider, kind))
    const middle = (part: 'first' | 'last', of: keyof Cost) =>
      median(runs.map((run) => run[part][of]))
    const ratio = (of: keyof Cost) => middle('last', of) / middle('first', of)
    lines.push(
      { what: `${kind}: the first quarter`, figure: middle('first', 'all'), unit: 'ms' },
      { what: `${kind}: the last quarter`, figure: middle('last', 'all'), unit: 'ms' },
      { what: `${kind}: last to first`, figure: ratio('all'), unit: 'x', goal },
      { what: `${kind}: last to first, scripts alone`, figure: ratio('scripts'), unit: 'x', goal },
    )
  }
  return lines
}
