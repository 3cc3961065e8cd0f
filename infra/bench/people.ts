import { ulid } from 'ulid'
import type { StoredUser } from '../../functions/stores/people/users.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { demoPeople } from '../local/seed/people.ts'
import { type Line, median } from './line.ts'
import { run, unitsOf } from './units.ts'

const rounds = 5

/** Somebody with a name as long as the demo's, who has a picture and has signed in. */
async function somebody(index: number): Promise<StoredUser> {
  const { users } = await import('../../functions/stores/people/users.ts')
  const id = crypto.randomUUID()
  const like = demoPeople[index % demoPeople.length]
  return {
    ...users.blank,
    Firstname: '',
    Lastname: '',
    ...like,
    id,
    Role: STAFF,
    Email: like?.Email.replace('@', `${index}@`) ?? '',
    BildUrl: `/avatars/${id}-0123456789ab`,
    Lastlogin: '2026-11-02T08:15:30.000Z',
  }
}

/** Items that one batch takes, and batches at once. */
const [inBatch, batchesAtOnce] = [25, 8]

/** Fills the table with people, as `users.add` writes each. */
async function fill(from: number, to: number): Promise<void> {
  const [{ table, TableName }, { rowsOf }, { keys }, { BatchWriteCommand, UpdateCommand }] =
    await Promise.all([
      import('../../functions/stores/client.ts'),
      import('../../functions/stores/people/rows.ts'),
      import('../../functions/stores/table.ts'),
      import('@aws-sdk/lib-dynamodb'),
    ])
  const putAll = async (items: object[]) => {
    const batches = Array.from({ length: Math.ceil(items.length / inBatch) }, (_, index) =>
      items.slice(index * inBatch, (index + 1) * inBatch),
    )
    await Promise.all(
      batches.map((batch) => {
        const RequestItems = { [TableName]: batch.map((Item) => ({ PutRequest: { Item } })) }
        return table.send(new BatchWriteCommand({ RequestItems }))
      }),
    )
  }
  for (let begin = from; begin < to; begin += batchesAtOnce * 3) {
    const indexes = Array.from(
      { length: Math.min(batchesAtOnce * 3, to - begin) },
      (_, index) => begin + index,
    )
    const added = await Promise.all(indexes.map(somebody))
    await putAll(
      added.flatMap((person) => [
        { ...keys.user(person.id), ...person },
        ...rowsOf(person, person.ListedIn),
      ]),
    )
  }
  const counted = new UpdateCommand({
    TableName,
    Key: keys.peopleCount(0),
    UpdateExpression: 'ADD people :more',
    ExpressionAttributeValues: { ':more': to - from },
  })
  await table.send(counted)
}

/** Fills the table of the portal in this process with so many people. */
export const addPeople = (size: number): Promise<void> => fill(0, size)

/** Makes the list's version old enough to be given, as it is half a minute after the last change. */
async function settle(): Promise<string> {
  const [{ table, TableName }, { keys }, { PutCommand }] = await Promise.all([
    import('../../functions/stores/client.ts'),
    import('../../functions/stores/table.ts'),
    import('@aws-sdk/lib-dynamodb'),
  ])
  const version = ulid(Date.now() - 60_000)
  const Item = { ...keys.listVersion('PEOPLE'), version }
  await table.send(new PutCommand({ TableName, Item }))
  return version
}

async function measured(work: () => Promise<unknown>, before = async () => {}) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await before()
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  await before()
  return { ms: median(times), ...(await unitsOf(work)) }
}

const goals: Record<number, number> = { 100: 2, 1_000: 19 }
/** Of a page and of a search, whole calls (docs/requirements.md, "Request units"). */
const pageGoal = 2

/** Request units and milliseconds of the calls about people, by how many there are. */
export async function peopleUnits(sizes: number[]): Promise<Line[]> {
  const { users } = await import('../../functions/stores/people/users.ts')
  const admin = { ...(await somebody(0)), Role: ADMIN }
  await users.add(admin)
  const { read: check } = await unitsOf(() => run('auth.me', admin.id))
  const all = (searchTerm: string[] = [], etag?: string) =>
    run('users.all', admin.id, {
      multiValueQueryStringParameters: searchTerm.length > 0 ? { searchTerm } : null,
      headers: etag ? { 'if-none-match': `"${etag}"` } : {},
    })
  const lines: Line[] = []
  let filled = 1
  for (const size of sizes) {
    await fill(filled, size)
    filled = size
    const of = `of ${size} people`
    const tell = (what: string, units: number, ms: number, goal?: number) =>
      lines.push(
        { what: `${what} ${of}`, figure: units, unit: 'units', goal },
        { what: `${what} ${of}, time`, figure: ms, unit: 'ms' },
      )
    const list = await measured(
      () => all(),
      async () => void (await settle()),
    )
    tell('users/all', list.read - check - 0.5, list.ms, goals[size])
    const version = await settle()
    await all()
    const search = await measured(() => all(['ström']))
    tell('users/all, a search in the unchanged list', search.read - check, search.ms, 0.5)
    const since = Math.floor(Date.now() / (5 * 60_000))
    const same = await measured(() => all([], `${version}.${since}`))
    tell('users/all, unchanged', same.read - check, same.ms, 0.5)
    const paged = (more: Record<string, string[]>) =>
      run('users.all', admin.id, {
        multiValueQueryStringParameters: { size: ['20'], ...more },
        headers: {},
      })
    // A list that has just changed, as right after somebody was added.
    await users.add(await somebody(filled++))
    const page = await measured(() => paged({}))
    tell('users/all, a page of 20, whole call', page.read, page.ms, pageGoal)
    const fifty = await measured(() => paged({ size: ['50'] }))
    tell('users/all, a page of 50, whole call', fifty.read, fifty.ms, pageGoal)
    const last = await measured(() => paged({ cursor: ['last'] }))
    tell('users/all, the last page, whole call', last.read, last.ms, pageGoal)
    const word = await measured(() => paged({ searchTerm: ['åst'] }))
    tell('users/all, a page of a search, whole call', word.read, word.ms, pageGoal)
    const two = await measured(() => paged({ searchTerm: ['anna berg'] }))
    tell('users/all, a page of a search of two words, whole call', two.read, two.ms, pageGoal)
    const nobody = await measured(() => paged({ searchTerm: ['anna lindqvist'] }))
    tell('users/all, a search of two frequent words that nobody has', nobody.read, nobody.ms)
    const found = await measured(() =>
      run('users.find', admin.id, {
        multiValueQueryStringParameters: { searchTerm: ['anna'] },
        headers: {},
      }),
    )
    tell('users/find, whole call', found.read, found.ms, pageGoal)
    const get = await measured(() => run('users.get', admin.id))
    tell('users/get', get.read - check, get.ms, 0.5)
    const add = await measured(async () => users.add(await somebody(filled++)))
    filled += rounds
    tell('adding one', add.written, add.ms)
  }
  return lines
}
