import { setTimeout as after } from 'node:timers/promises'
import { ulid } from 'ulid'
import { STAFF } from '../../shared/rules/permissions.ts'
import { invoke } from '../local/gateway/lambdas.ts'
import type { Line } from './line.ts'

/** Answers a second that a stage is to keep up with, and for how long that is tried. */
const [perSecond, seconds] = [200, 20]
const amount = perSecond * seconds
const [people, questions, atOnce] = [200, 100, 20]
/** So old that the roll-up takes a record at once (`functions/statistics/settled.ts`). */
const backMs = 10 * 60_000

async function inTurns(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const turn = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const storesOf = async () => {
  const [{ users }, { usage }, { begunAnswers }, { outbox }, { transact }] = await Promise.all([
    import('../../functions/stores/people/users.ts'),
    import('../../functions/stores/answers/usage.ts'),
    import('../../functions/stores/answers/begunAnswers.ts'),
    import('../../functions/stores/outbox.ts'),
    import('../../functions/stores/client.ts'),
  ])
  return { users, usage, begunAnswers, outbox, transact }
}

type Stores = Awaited<ReturnType<typeof storesOf>>

/** Everything that an answer writes: the note that it begins, its record with its log entries, the note's end. */
async function writeAnswer({ usage, begunAnswers }: Stores, userid: string, number: number) {
  const at = new Date(Date.now() - backMs)
  const subject = {
    purpose: 'question',
    QuestionId: `q-${number % questions}`,
    Question: 'Riskbedömning inför en förändring',
    AImodule: 'ChatGPT',
    GPTV: 'gpt-4o',
    InTokenAntal: 512,
  } as const
  const [begun, userName] = [{ id: ulid(), userid }, 'Anna Bergström']
  await begunAnswers.put({ ...begun, ...subject, message: 'Ställde frågan' }, at)
  const ended = { OutTokenAntal: 256, outcome: 'answered', sdate: at.toISOString() }
  await usage.record(
    { ...subject, ...ended, id: ulid(at.getTime()), userid, userName },
    { userid, userName, message: 'Ställde frågan', address: '', at },
    [begunAnswers.removal(begun)],
  )
}

const eventFor = (userid: string) => ({
  type: 'profile.changed' as const,
  userid,
  message: 'Din roll har ändrats',
  by: { id: userid, name: 'Karin Lindqvist' },
  at: new Date().toISOString(),
})

async function allCarried({ outbox }: Stores): Promise<void> {
  while ((await outbox.oldest()) !== undefined) await after(50)
}

/** How long it takes to write, to roll up and to carry what comes in some seconds at the rate to keep up with: no longer than those. */
export async function rates(): Promise<Line[]> {
  const stores = await storesOf()
  const ids = Array.from({ length: people }, () => crypto.randomUUID())
  const name = { Firstname: 'Anna', Lastname: 'Bergström', Role: STAFF }
  await inTurns(people, (number) => {
    const id = ids[number] ?? ''
    return stores.users.add({ ...stores.users.blank, ...name, id, Email: `${id}@example.se` })
  })
  const userOf = (number: number) => ids[number % people] ?? ''
  const write = () => inTurns(amount, (number) => writeAnswer(stores, userOf(number), number))
  const rollUp = () => invoke('statistics.rollUp', {})
  const tell = () =>
    inTurns(amount, (number) => stores.transact([stores.outbox.put(eventFor(userOf(number)))]))
  const carried = async () => {
    await tell()
    await allCarried(stores)
  }
  const line = (what: string, figure: number): Line => {
    return { what: `${amount} ${what}`, figure, unit: 'ms', goal: seconds * 1_000 }
  }
  const written = await timed(write)
  const rolled = await timed(rollUp)
  const told = await timed(carried)
  const together = await timed(async () => {
    const writing = { isOver: false }
    const rolling = async () => {
      while (!writing.isOver) await rollUp()
      await rollUp()
    }
    const ends = write().finally(() => (writing.isOver = true))
    await Promise.all([ends, rolling(), carried()])
  })
  return [
    line('answers written', written),
    line('answers rolled up', rolled),
    line('events told and acted on', told),
    line('answers written and rolled up, and as many events acted on, at once', together),
  ]
}
