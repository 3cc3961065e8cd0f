import { ulid } from 'ulid'
import type { AnswerRecord } from '../../functions/stores/answers/usage.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { invoke } from '../local/gateway/lambdas.ts'
import type { Line } from './line.ts'
import { run, unitsOf } from './units.ts'

const calls = [
  'statistics.totals',
  'statistics.users',
  'statistics.questions',
  'statistics.log',
] as const
const weekMs = 7 * 24 * 60 * 60 * 1000
/** Longer than the longest period that the dashboard offers. */
const spanMs = 100 * 24 * 60 * 60 * 1000
const periods = ['7', '30', '90', 'today']
/** Besides the four caller checks, which are two units. */
const periodGoal = 6
const allTimeGoal = 4

/** The number of a record so far, and the time over which all of them are spread. */
type Place = { number: number; of: number; begun: number; span: number }

const recordAt = (
  { number, of, begun, span }: Place,
  people: number,
  questions: number,
): AnswerRecord => {
  const at = begun + Math.floor((number / of) * span)
  return {
    id: ulid(at),
    purpose: 'question',
    userid: `70fc398c-4051-70c1-9f0e-${String(number % people).padStart(12, '0')}`,
    userName: `Anna Bergström ${number % people}`,
    QuestionId: `Q${String((number * 7) % questions).padStart(9, '0')}`,
    Question: 'Riskbedömning inför en förändring',
    AImodule: 'ChatGPT',
    GPTV: 'gpt-4o',
    InTokenAntal: 512,
    OutTokenAntal: 256,
    outcome: 'answered',
    sdate: new Date(at).toISOString(),
  }
}

/**
 * The engine has all on one core, and answers late now and then with a million records in it: a client has given up by then. As
 * often as EventBridge asks a Lambda whose turn has failed, the same is asked again. All that is asked here may be done twice.
 */
async function patiently<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (attempts === 1) throw error
    console.log('Asked again:', error)
    return patiently(work, attempts - 1)
  }
}

/** Writes records, a hundred in a transaction, several transactions at once. */
async function fill(
  from: number,
  to: number,
  make: (number: number) => AnswerRecord,
): Promise<void> {
  const [{ TableName, transact }, { shardOf }, { keys }] = await Promise.all([
    import('../../functions/stores/client.ts'),
    import('../../functions/stores/shards.ts'),
    import('../../functions/stores/table.ts'),
  ])
  const put = (number: number) => {
    const record = make(number)
    const key = keys.usage(shardOf(record.userid, 'usage'), record.id)
    return { Put: { TableName, Item: { ...key, ...record, expires: 4_102_444_800 } } }
  }
  for (let begin = from; begin < to; begin += 400) {
    const starts = [0, 100, 200, 300].map((more) => begin + more).filter((start) => start < to)
    await Promise.all(
      starts.map((start) => {
        const puts = Array.from({ length: Math.min(100, to - start) }, (_, at) => put(start + at))
        return patiently(() => transact(puts))
      }),
    )
  }
}

/** What a refresh of the dashboard reads in its four calls besides their caller checks, and how long it takes. */
async function refresh(id: string, check: number, period = 'all') {
  const started = performance.now()
  const { read } = await unitsOf(async () => {
    for (const key of calls) {
      const query = key === 'statistics.log' ? null : { period: [period] }
      await run(key, id, { multiValueQueryStringParameters: query })
    }
  })
  return { units: read - calls.length * check, ms: performance.now() - started }
}

/** The same by Lambdas that have not been asked for longer than they keep anything. */
async function firstRefresh(id: string, check: number) {
  const { now } = Date
  Date.now = () => now() + 10 * 60 * 1000
  const found = await refresh(id, check)
  Date.now = now
  return found
}

/** Units and times of a refresh for each period, once a Lambda knows what it keeps. */
export async function periodUnits(id: string) {
  const { read: check } = await unitsOf(() => run('auth.me', id))
  const found: { period: string; units: number; ms: number }[] = []
  for (const period of [...periods, 'all']) {
    await refresh(id, check, period)
    found.push({ period, ...(await refresh(id, check, period)) })
  }
  return found
}

/** Whether records wait to be rolled up: all that are filled in are old enough. */
async function areLeft(): Promise<boolean> {
  const [{ sums }, { usage }] = await Promise.all([
    import('../../functions/stores/answers/sums.ts'),
    import('../../functions/stores/answers/usage.ts'),
  ])
  const reached = Object.values(await sums.reached())
  const waiting = await Promise.all(
    (reached[0] ?? []).map(async (_, shard) => {
      const [from = ''] = reached.map((shards) => shards[shard] ?? '').toSorted()
      return (await usage.after(shard, from, 1)).length > 0
    }),
  )
  return waiting.includes(true)
}

/** Rolls all up: a turn ends with its Lambda's time, and the next one goes on, as the clock has it each minute. */
async function rollUp(): Promise<{ ms: number; turns: number; heapMegabytes: number }> {
  let most = 0
  const before = process.memoryUsage().heapUsed
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }, 50)
  const started = performance.now()
  let turns = 0
  do {
    await patiently(() => invoke('statistics.rollUp', {}))
    turns += 1
  } while (await patiently(areLeft))
  clearInterval(watch)
  return { ms: performance.now() - started, turns, heapMegabytes: most / 1024 / 1024 }
}

/** Units and times of the dashboard, and of rolling up, for each number of answers that have been given. */
export async function* statisticsUnits(
  sizes: number[],
): AsyncGenerator<{ of: string; lines: Line[] }> {
  const { users } = await import('../../functions/stores/people/users.ts')
  const name = { Firstname: 'Karin', Lastname: 'Lindqvist', Email: 'karin@example.se' }
  const admin = { ...users.blank, ...name, id: crypto.randomUUID(), Role: ADMIN }
  await users.add(admin)
  const { read: check } = await unitsOf(() => run('auth.me', admin.id))
  const of = Math.max(...sizes)
  const begun = Date.now() - spanMs - 60 * 60 * 1000
  const measure = async (what: string) => {
    const lines: Line[] = []
    const rolled = await rollUp()
    const first = await firstRefresh(admin.id, check)
    const again = await refresh(admin.id, check)
    for (const period of periods) {
      await refresh(admin.id, check, period)
      const { units } = await refresh(admin.id, check, period)
      lines.push({
        what: `dashboard, refresh, period ${period}`,
        figure: units,
        unit: 'units',
        goal: periodGoal,
      })
    }
    lines.push(
      { what: 'rolling up', figure: rolled.ms, unit: 'ms' },
      {
        what: 'rolling up, turns of at most a quarter of an hour',
        figure: rolled.turns,
        unit: 'turns',
      },
      { what: 'rolling up, memory', figure: rolled.heapMegabytes, unit: 'MB' },
      { what: 'dashboard, first look', figure: first.units, unit: 'units' },
      { what: 'dashboard, refresh', figure: again.units, unit: 'units', goal: allTimeGoal },
      { what: 'dashboard, refresh, time', figure: again.ms, unit: 'ms' },
    )
    return { of: what, lines }
  }
  let filled = 0
  for (const size of sizes) {
    await fill(filled, size, (number) => recordAt({ number, of, begun, span: spanMs }, 1_000, 100))
    filled = size
    yield measure(`${size} answers`)
  }
  const later = { begun: begun + spanMs, of: 1_000_000, span: weekMs }
  await fill(0, 3_000, (number) => recordAt({ number, ...later }, 1_000, 300))
  yield measure(`${of} answers, 1000 people, 300 questions`)
}
