import { z } from 'zod'
import { contract, routeKeys, type RouteKey } from '../../../shared/contract/index.ts'
import type { Access } from '../../../shared/contract/route.ts'
import { asIfBy, sampleEvent } from '../../local/sampleEvents.ts'

type Asked = Record<string, string>

/** Somebody who reads: with `name` in what is printed. */
export type Reader = { name: string; token: string; id: string; may: Access[] }

/** No answer may hold more bytes, before it is compressed. */
const mostBytes = 1_024 * 1_024

export const isTooLarge = ({ bytes }: Answer): boolean => bytes > mostBytes

/** What the screens ask for besides what the samples do. */
const more: Partial<Record<RouteKey, Asked[]>> = {
  'users.all': [{ size: '20' }, { size: '50', searchTerm: 'lind' }, {}],
  'questions.all': [{ size: '20' }, { size: '20', searchTerm: 'mejl' }, {}],
  'documents.all': [{ size: '5' }, {}],
  'documents.allNews': [{ size: '5' }, {}],
  'assistant.questions': [{ size: '300' }, { size: '300', searchTerm: 'mejl' }, {}],
  'statistics.users': [{ period: 'today' }, { period: '7' }, { period: '90' }, { period: 'all' }],
  'statistics.questions': [{ period: 'today' }, { period: '7' }, { period: '90' }],
  'statistics.help': [{}],
  'statistics.log': [{}],
}

const event = z.object({ queryStringParameters: z.nullish(z.record(z.string(), z.string())) })

/** What is asked of a route: as in its sample, by this reader, and what the screens ask for. */
const askedOf = (key: RouteKey, { id }: Reader): Asked[] => {
  const sample = event.safeParse(asIfBy(sampleEvent(key), { id }, id)).data
  return [sample?.queryStringParameters ?? {}, ...(more[key] ?? [])]
}

/** One that clears something has the method of a read, too (docs/requirements.md, "The calls"). */
const isRead = (key: RouteKey): boolean =>
  contract[key].method === 'GET' && key !== 'users.resetLog'

/** How much came, and how long the first call and the second one took. */
export type Answer = { what: string; ok: boolean; bytes: number; first: number; again: number }

async function read(address: string, key: RouteKey, asked: Asked, reader: Reader): Promise<Answer> {
  const query = new URLSearchParams(asked).toString()
  const path = `${contract[key].path}${query === '' ? '' : `?${query}`}`
  const call = async () => {
    const started = performance.now()
    const headers = { authorization: `Bearer ${reader.token}` }
    const response = await fetch(`${address}/v1/${path.replace(/^\//, '')}`, { headers })
    const bytes = (await response.arrayBuffer()).byteLength
    return { bytes, status: response.status, ms: performance.now() - started }
  }
  const [first, again] = [await call(), await call()]
  // What a sample names may not be there: that is an answer, too.
  const ok = [first, again].every(({ status }) => status === 200 || status === 404)
  const told = first.status === 200 ? '' : ` (${first.status})`
  const what = `${reader.name}: ${decodeURIComponent(path)}${told}`
  return { what, ok, bytes: first.bytes, first: first.ms, again: again.ms }
}

/** Calls every route that reads, as each of these people may, twice. Gives how long it took and how much came, the largest first. */
export async function readEverything(address: string, readers: Reader[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const reader of readers) {
    for (const key of routeKeys.filter(isRead)) {
      if (!reader.may.includes(contract[key].access)) continue
      for (const asked of askedOf(key, reader))
        answers.push(await read(address, key, asked, reader))
    }
  }
  return answers.toSorted((a, b) => b.bytes - a.bytes)
}

/** The answers as a table: what was asked, its size, and how long the first call and the second one took. */
export const tableOf = (answers: Answer[]): string =>
  answers
    .map(({ what, bytes, first, again }) =>
      [
        `${(bytes / 1_024).toFixed(1)} KB`.padStart(11),
        `${Math.round(first)} ms`.padStart(9),
        `${Math.round(again)} ms`.padStart(9),
        ` ${what}`,
      ].join(''),
    )
    .join('\n')
