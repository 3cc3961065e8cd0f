import { setTimeout as after } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { keys } from '../../functions/stores/table.ts'
import type { Question } from '../../shared/contract/questions/question.ts'
import { buildWebIfStale } from '../build/build.ts'
import { dataFolder, signIn, startPortalProcess } from '../testing/portalProcess.ts'
import { type Item, openTable } from '../testing/tableFile.ts'
import { demoPeople } from './seed/people.ts'

const writers = 20
const underLoadMs = 2_000
/** More than a writer can ask in that time. */
const questionsEach = 400

beforeAll(buildWebIfStale, 60_000)

// A question of its own for each call, so that each answer can be told from every other in the records.
const idOf = (writer: number, call: number) => `w${writer}-${call}`
const library = Array.from({ length: writers * questionsEach }, (_, index): Question => {
  const id = idOf(Math.floor(index / questionsEach), index % questionsEach)
  return {
    id,
    QuestionLabel: `Fråga ${id}`,
    Question: 'Sammanfatta texten.',
    subtext: '',
    Ordering: 1,
    AImodule: 'ChatGPT',
    GPTV: 'gpt-4o',
    Category: '',
    FollowUps: [],
    Fields: [],
    PersonalData: 'dölj',
    DaytoUpdate: '',
    sdate: '2026-01-02T08:00:00.000Z',
  }
})

/** Asks one question. Gives true when the whole answer arrived, as JSON or as the last event of a stream. */
async function ask(address: string, token: string, QuestionId: string, streams: boolean) {
  const body = new FormData()
  body.append('QuestionId', QuestionId)
  body.append('FBody', 'Ett möte om budgeten.')
  const accept = streams ? 'text/event-stream' : 'application/json'
  const headers = { authorization: `Bearer ${token}`, accept }
  const response = await fetch(`${address}/v1/Question/send`, { method: 'PUT', headers, body })
  if (response.status !== 200) throw new Error(`${QuestionId}: ${response.status}`)
  if (!streams) return typeof ((await response.json()) as any).results.answer === 'string'
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (/event: result\n.*\n\n/.test(text)) return true
  }
  return false
}

type Writing = { answered: string[]; isOver: () => boolean }

/** Asks until the portal is gone, and notes what was answered in whole. Every second writer reads a stream. */
async function write(
  address: string,
  token: string,
  writer: number,
  { answered, isOver }: Writing,
) {
  for (let call = 0; call < questionsEach; call++) {
    const id = idOf(writer, call)
    try {
      if (!(await ask(address, token, id, writer % 2 === 0))) return
      answered.push(id)
    } catch (error) {
      if (isOver()) return
      throw error
    }
  }
  throw new Error(`${questionsEach} questions are too few for writer ${writer}`)
}

test(
  'under twenty writers loses no answer that was given, and counts none twice',
  { timeout: 240_000 },
  async () => {
    using data = dataFolder()
    {
      await using table = await openTable(data.path)
      await table.put(library.map((question) => ({ ...keys.question(question.id), ...question })))
    }

    const answered: string[] = []
    {
      await using portal = await startPortalProcess({ data: data.path })
      const { address } = portal
      // One after the other, as in `crowdOf`.
      const tokens: string[] = []
      while (tokens.length < writers) {
        const { Email = '' } = demoPeople[tokens.length % demoPeople.length] ?? {}
        tokens.push(await signIn(address, Email))
      }
      let over = false
      const writing = tokens.map((token, writer) =>
        write(address, token, writer, { answered, isOver: () => over }),
      )
      const load = async () => {
        await after(underLoadMs)
        // A machine with other work may not have answered anybody yet.
        while (answered.length <= writers) await after(50)
      }
      await Promise.race([load(), Promise.all(writing)])
      over = true
      portal.kill('SIGKILL')
      await portal.ended
      await Promise.all(writing)
    }
    expect(answered.length).toBeGreaterThan(writers)

    {
      await using again = await startPortalProcess({ data: data.path })
      await expect(signIn(again.address, 'anna@example.se')).resolves.toMatch(/^eyJ/)
      again.kill('SIGINT')
      expect((await again.ended).code).toBe(0)
    }

    await using table = await openTable(data.path)
    const items = await table.items()
    const count = (all: Item[], by: (item: Item) => string) => {
      const counts = new Map<string, number>()
      for (const item of all) counts.set(by(item), (counts.get(by(item)) ?? 0) + 1)
      return counts
    }
    const records = items.filter(
      ({ pk, QuestionId }) => pk.startsWith('USAGE#') && /^w\d/.test(QuestionId),
    )
    const recorded = count(records, ({ QuestionId }) => QuestionId)
    expect(answered.filter((id) => recorded.get(id) !== 1)).toEqual([])
    expect([...recorded].filter(([, times]) => times !== 1)).toEqual([])

    // Each answer stands once in its person's log and once in everybody's.
    const own = count(
      items.filter(({ sk }) => sk.startsWith('LOG#')),
      ({ pk, message }) => `${pk} ${message}`,
    )
    const common = count(
      items.filter(({ pk }) => pk.startsWith('LOG#')),
      ({ userid, message }) => `${keys.user(userid).pk} ${message}`,
    )
    const unlogged = records.filter(({ userid, Question }) => {
      const entry = `${keys.user(userid).pk} Ställde frågan ”${Question}”`
      return own.get(entry) !== 1 || common.get(entry) !== 1
    })
    expect(unlogged).toEqual([])
  },
)
