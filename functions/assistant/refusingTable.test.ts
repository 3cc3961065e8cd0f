import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ulid } from 'ulid'
import { send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { chunks, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { itemsOf, logOf, until, usageOf } from '../../infra/testing/functions/records.ts'
import { refusals, startRefusingTable } from '../../infra/testing/functions/refusingTable.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { begunAnswers } from '../stores/answers/begunAnswers.ts'
import { shards, upTo } from '../stores/shards.ts'
import { keys } from '../stores/table.ts'

const provider = useRawProvider({ MODEL_SILENCE_SECONDS: '20' })
let table: Awaited<ReturnType<typeof startRefusingTable>>
beforeAll(async () => {
  table = await startRefusingTable('assistant.send', 'statistics.rollUp')
})
afterEach(() => {
  vi.useRealTimers()
  table.refuse(() => undefined)
})
afterAll(() => table.stop())

let words = 0
const usage = { prompt_tokens: 7, completion_tokens: 5 }
const answer = chunks(piece('Hej'), piece(null, 'stop'), { choices: [], usage })

/** A word that the provider answers, and no other test uses. */
function fresh() {
  const word = `tabell-${++words}-`
  provider.streams(word, answer)
  return word
}

const kinds = Object.keys(refusals) as (keyof typeof refusals)[]
const ways = ['application/json', 'text/event-stream']

async function asker() {
  const { token, id } = await person()
  const { id: QuestionId } = await question()
  return {
    id,
    /** The status, when it may be tried again, and the last that is read. */
    ask: async (FBody: string, accept: string) => {
      const response = await send('assistant.send', { QuestionId, FBody }, { token, accept })
      const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
      const body: any = streams
        ? (await eventsOf(response)).events.at(-1)?.data
        : await response.json()
      return { status: response.status, again: response.headers.get('retry-after'), body }
    },
  }
}

const begun = async () =>
  (
    await Promise.all(
      upTo(shards.usage).map((shard) => itemsOf(keys.begunAnswer(shard, '').pk, '0')),
    )
  ).flat()

const recordsOf = (id: string) =>
  until(
    () => usageOf(id),
    (found) => found.length > 0,
  )

const ours = async (id: string) =>
  (await logOf(id)).map(({ message }) => message).filter((message) => message !== 'Loggade in')

describe.each(ways)('an answer as %s', (accept) => {
  test.each(kinds)(
    'that was given stays given while the table is %s, and is recorded once',
    async (kind) => {
      const { id, ask } = await asker()
      const word = fresh()
      let refused = 0
      // As often as the SDK itself tries again.
      table.refuse((operation) =>
        operation === 'TransactWriteItems' && refused++ < 4 ? kind : undefined,
      )
      const { status, body } = await ask(word, accept)
      expect([status, body.results, provider.timesAsked(word)]).toMatchObject([
        200,
        { answer: 'Hej' },
        1,
      ])
      const counts = { outcome: 'answered', InTokenAntal: 7, OutTokenAntal: 5 }
      expect(await recordsOf(id)).toMatchObject([counts])
      expect(refused).toBeGreaterThan(3)
      expect(await ours(id)).toEqual(['Ställde frågan ”Sammanfatta ett möte”'])
      expect(await begun()).toEqual([])
    },
    20_000,
  )

  test('whose record has to wait is handed over, and its record follows', async () => {
    const { id, ask } = await asker()
    let refuses = true
    table.refuse((operation) =>
      refuses && operation === 'TransactWriteItems' ? 'throttled' : undefined,
    )
    const started = performance.now()
    const { status, body } = await ask(fresh(), accept)
    expect([status, body.results]).toMatchObject([200, { answer: 'Hej' }])
    expect(performance.now() - started).toBeLessThan(8_000)
    expect(await usageOf(id)).toEqual([])
    refuses = false
    await expect
      .poll(() => usageOf(id), { timeout: 15_000 })
      .toMatchObject([{ outcome: 'answered', InTokenAntal: 7, OutTokenAntal: 5 }])
    expect(await begun()).toEqual([])
  }, 30_000)

  test.each(['GetItem', 'UpdateItem', 'PutItem'])(
    'is refused before anybody is asked where the table takes no %s',
    async (refused) => {
      const { id, ask } = await asker()
      const word = fresh()
      table.refuse((operation) => (operation === refused ? 'throttled' : undefined))
      const { status, again, body } = await ask(word, accept)
      expect([status, again, body.error]).toEqual([
        503,
        '5',
        { code: 'overloaded', error: 'Portalen hinner inte med just nu. Försök igen om en stund.' },
      ])
      table.refuse(() => undefined)
      expect([provider.timesAsked(word), await usageOf(id), await begun()]).toEqual([0, [], []])
    },
    20_000,
  )
})

describe('an answer whose Lambda died', () => {
  /** An answer that somebody began so many minutes ago, and that nobody ended. */
  async function left(userid: string, minutes: number) {
    const at = new Date(Date.now() - minutes * 60_000)
    const about = { QuestionId: 'q', Question: 'Möte', AImodule: 'ChatGPT', GPTV: 'gpt-6-luna' }
    const message = 'Ställde frågan ”Möte”'
    const note = { ...about, id: ulid(at.getTime()), userid, purpose: 'question', InTokenAntal: 40 }
    await begunAnswers.put({ ...note, message } as any, at)
  }

  test('is recorded by what was asked, once, however many look for it', async () => {
    const { id } = await person()
    await left(id, 13)
    await Promise.all([invoke('statistics.rollUp', {}), invoke('statistics.rollUp', {})])
    const records = await usageOf(id)
    expect(records).toMatchObject([
      {
        outcome: 'lost',
        InTokenAntal: 40,
        OutTokenAntal: 0,
        estimated: true,
        userName: 'Åsa Öman',
      },
    ])
    expect([await ours(id), await begun()]).toEqual([['Ställde frågan ”Möte”'], []])
  })

  test('is left alone while it may still be on its way', async () => {
    const { id } = await person()
    await left(id, 9)
    await invoke('statistics.rollUp', {})
    expect([await usageOf(id), (await begun()).length]).toEqual([[], 1])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60_000 })
    await invoke('statistics.rollUp', {})
    expect(await usageOf(id)).toHaveLength(1)
  })

  test('names nobody who is gone, before or after', async () => {
    const { id } = await person()
    await left(id, 13)
    expect(JSON.stringify(await begun())).not.toContain('Öman')
    await left('00000000-0000-4000-8000-000000000000', 13)
    await invoke('statistics.rollUp', {})
    expect(await usageOf('00000000-0000-4000-8000-000000000000')).toMatchObject([
      { userName: 'Borttagen användare' },
    ])
  })
})

test('256 at once, with a table that refuses now and then: each is answered and recorded, or told when to come back', async () => {
  const word = fresh()
  // One after the other, as in `crowdOf`.
  const askers: Awaited<ReturnType<typeof asker>>[] = []
  while (askers.length < 16) askers.push(await asker())
  let calls = 0
  table.refuse(() => (++calls % 7 < 3 ? 'throttled' : undefined))
  const all = await Promise.all(
    askers.flatMap(({ ask }) =>
      Array.from({ length: 16 }, (_, index) => ask(word, ways[index % 2] ?? '')),
    ),
  )
  table.refuse(() => undefined)
  const given = all.filter(({ body }) => body.results)
  for (const { status, again, body } of all) {
    if (body.results) expect([status, body.results]).toMatchObject([200, { answer: 'Hej' }])
    else expect(body.error?.code).toBe('overloaded')
    // A stream that had to be kept alive before has its status already.
    if (!body.results && status !== 200) expect([status, again]).toEqual([503, '5'])
  }
  expect(given.length).toBeGreaterThan(0)
  expect(provider.timesAsked(word)).toBe(given.length)
  const recorded = async () =>
    (await Promise.all(askers.map(({ id }) => usageOf(id)))).flat().length
  await expect.poll(recorded, { timeout: 60_000, interval: 1_000 }).toBe(given.length)
}, 180_000)
