import type { StoredUser } from '../../functions/stores/people/users.ts'
import { limits } from '../../shared/limits.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { calendarUnits } from './calendarUnits.ts'
import type { Line } from './line.ts'
import { fillLibrary } from './lists.ts'
import { run, unitsOf } from './units.ts'

const person = { Role: STAFF, Firstname: 'Anna', Lastname: 'Bergström', Email: 'anna@example.se' }

/** A log of a thousand entries as people write them. */
async function fillLog({ id: userid }: StoredUser): Promise<void> {
  const { auditLog } = await import('../../functions/stores/log/auditLog.ts')
  const message = 'Ställde frågan ”Riskbedömning inför en förändring”'
  const entry = { userid, userName: 'Anna Bergström', message, address: '' }
  for (let count = 0; count < 1_000; count++) await auditLog.add({ ...entry, at: new Date() })
}

/** Works as a minute later, when what has been written stands still. */
async function settled<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date
  Date.now = () => now() + 60_000
  const done = await work()
  Date.now = now
  return done
}

/** The entry of the common log with which so many pages end: the next one begins there. */
async function idBefore(pages: number): Promise<string> {
  const { commonLog, newestOfAll } = await import('../../functions/stores/log/commonLog.ts')
  const entries = await commonLog.newest(newestOfAll, pages * limits.logPageSize)
  if (entries.length < pages * limits.logPageSize) throw new Error('The log has too few entries')
  return entries.at(-1)?.id ?? ''
}

/**
 * Request units of the calls that docs/requirements.md, "Request units" names. A portal has to be running in this
 * process.
 */
export async function requestUnits(): Promise<Line[]> {
  const { users } = await import('../../functions/stores/people/users.ts')
  const user: StoredUser = { ...users.blank, ...person, id: crypto.randomUUID() }
  await users.add(user)
  const unit = 'units'
  await fillLibrary(100)
  const caller = await unitsOf(() => run('auth.me', user.id))
  const signIn = await unitsOf(() => run('auth.signedIn', user.id))
  const lobby = await unitsOf(() => run('assistant.questions', user.id))
  const same = await settled(async () => {
    await run('assistant.questions', user.id)
    return unitsOf(() => run('assistant.questions', user.id))
  })
  const admin = { ...user, id: crypto.randomUUID(), Role: ADMIN }
  await users.add(admin)
  const chat = await unitsOf(() => run('chatbot.send', admin.id))
  const answer = await unitsOf(() => run('assistant.send', user.id))
  const another = await unitsOf(() => run('assistant.send', user.id))
  await fillLog(user)
  const library = async (size: number) => {
    await fillLibrary(size)
    const { read } = await unitsOf(() => run('questions.all', admin.id))
    return { what: `Question/all, ${size} questions`, figure: read - caller.read, unit }
  }
  const pageUnits = async (
    key: 'users.log' | 'statistics.log',
    id: string,
    query: Record<string, string[]>,
  ) => {
    const { read } = await unitsOf(() => run(key, id, { multiValueQueryStringParameters: query }))
    return read - caller.read
  }
  const ownLog = (page: string) =>
    pageUnits('users.log', user.id, { userid: [user.id], page: [page] })
  const commonLog = (query: Record<string, string[]>) =>
    pageUnits('statistics.log', admin.id, query)
  const before = await idBefore(49)
  return [
    { what: 'a route’s caller check', figure: caller.read, unit, goal: 0.5 },
    { what: 'a sign-in, written', figure: signIn.written, unit, goal: 4 },
    {
      what: 'Question/Uall, 100 questions, besides that check',
      figure: lobby.read - caller.read,
      unit,
      goal: 2,
    },
    {
      what: 'Question/Uall, unchanged, that check with it',
      figure: same.read,
      unit,
      goal: 1,
    },
    { what: 'Question/send, read', figure: answer.read, unit, goal: 2 },
    { what: 'Question/send, written', figure: answer.written, unit, goal: 14 },
    { what: 'Question/send again in the same minute, read', figure: another.read, unit },
    {
      what: 'Question/send again in the same minute, written (besides a refused one)',
      figure: another.written,
      unit,
    },
    { what: 'chatbot/send, written', figure: chat.written, unit, goal: 14 },
    {
      what: 'users/logg/get, the first page',
      figure: await ownLog('0'),
      unit,
      goal: 1,
    },
    {
      what: 'users/logg/get, the fiftieth page',
      figure: await ownLog('49'),
      unit,
      goal: 1,
    },
    {
      what: 'Statistic/Logg, the first page',
      figure: await commonLog({ page: ['0'] }),
      unit,
      goal: 1.5,
    },
    {
      what: 'Statistic/Logg, the fiftieth page',
      figure: await commonLog({ page: ['49'], before: [before] }),
      unit,
      goal: 1.5,
    },
    await library(100),
    await library(500),
    ...(await calendarUnits(user, admin, caller.read)),
  ]
}
