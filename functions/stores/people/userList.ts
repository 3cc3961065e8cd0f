import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { User } from '../../../shared/contract/user.ts'
import type { UserSummary } from '../../../shared/contract/users.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { setting, stillThere, TableName, type Write } from '../client.ts'
import { listVersion, type Versioned } from '../listVersion.ts'
import { shardOf, shards, upTo } from '../shards.ts'
import { keys } from '../table.ts'
import { inOrder, isInOrder, nextRows, oldRows } from './listOrder.ts'
import {
  oldRowFieldsOf,
  rowFieldsOf,
  rowKeysOf,
  rowsOf,
  shownOldRow,
  shownRow,
  wordFieldsOf,
} from './rows.ts'

/**
 * A person, and by which version of this list they are listed (0 is the one of 0.1.0, whose rows lie at people's ids), and in
 * which shard.
 */
export type Listed = User & { Listed: number; ListedIn: number }

/** The shard into which somebody's rows are written now. */
export const listedIn = (id: string): number => shardOf(id, 'people')

/** The version by which rows are written now. */
export const listedNow = 1

type Shown = Partial<User>

const put = (Item: Record<string, unknown>): Write => ({ Put: { TableName, Item } })
const remove = (Key: Record<string, unknown>): Write => ({ Delete: { TableName, Key } })
const addTo = (Key: Record<string, unknown>, number: number): Write => ({
  Update: {
    TableName,
    Key,
    UpdateExpression: 'ADD people :number',
    ExpressionAttributeValues: { ':number': number },
  },
})
const update = (Key: Record<string, unknown>, fields: Record<string, unknown>): Write => ({
  Update: { TableName, Key, ...setting(fields), ...stillThere },
})

const sortKey = ({ pk, sk }: { pk: string; sk: string }) => `${pk} ${sk}`

/** The writes that make the items of somebody before a change those after it, without rewriting all of them. */
function moved(before: Listed, changes: Shown): Write[] {
  const [after, shard] = [{ ...before, ...changes }, listedIn(before.id)]
  const [from, to] = [rowKeysOf(before, before.ListedIn), rowKeysOf(after, shard)]
  const [items, there] = [rowsOf(after, shard), new Set<string>()]
  const old = [from.row, ...from.words]
  for (const key of old) there.add(sortKey(key))
  const kept = new Set([to.row, ...to.words].map(sortKey).filter((key) => there.has(key)))
  const [whole, beside] = [rowFieldsOf(changes), wordFieldsOf(changes)]
  return [
    ...old.filter((key) => !kept.has(sortKey(key))).map(remove),
    ...items.flatMap((item, index) => {
      const key = index === 0 ? to.row : to.words[index - 1]
      if (!key) return []
      if (!kept.has(sortKey(key))) return [put(item)]
      const fields = index === 0 ? whole : beside
      return Object.keys(fields).length > 0 ? [update(key, fields)] : []
    }),
  ]
}

/** The first rows of a partition, page by page of 1 MB, and no more than one more than an answer carries. */
async function rowsIn(pk: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  let start: QueryCommandOutput['LastEvaluatedKey']
  do {
    const most = serverLimits.peopleInAnAnswer + 1 - found.length
    const { Items = [], LastEvaluatedKey } = await nextRows(pk, most, start)
    found.push(...Items)
    start = LastEvaluatedKey
  } while (start && found.length <= serverLimits.peopleInAnAnswer)
  return found
}

/** The first rows by name of all shards together. */
async function rowsByName(): Promise<Record<string, unknown>[]> {
  const [first = [], ...more] = await Promise.all(
    upTo(shards.people).map((shard) => rowsIn(keys.personByName('', '', shard).pk)),
  )
  if (more.length === 0) return first
  return [first, ...more]
    .flat()
    .toSorted((a, b) => inOrder(String(a['sk']), String(b['sk'])))
    .slice(0, serverLimits.peopleInAnAnswer + 1)
}

/** The list of people. Its rows are written by `users`, in the same transactions as the profiles. */
export const userList = {
  /**
   * The first `serverLimits.peopleInAnAnswer` people by name, and one more where there are more, with the list's version: some
   * 2 read units for a hundred.
   */
  async all(): Promise<Versioned<UserSummary[]>> {
    const version = await listVersion.of('PEOPLE')
    // In this order: whoever is moved meanwhile is in both, not in neither.
    const old = (await isInOrder()) ? [] : await rowsIn(oldRows)
    const named = await rowsByName()
    const people = new Map(
      [
        ...old.flatMap((item) => shownOldRow(item) ?? []),
        ...named.map((item) => shownRow(item, true)),
      ].map((person) => [person.id, person]),
    )
    return { version, value: [...people.values()] }
  },

  /** The list's version alone, for half a read unit. */
  version: () => listVersion.of('PEOPLE'),

  /** The writes of a new person's rows. */
  added: (person: User): Write[] => [
    ...rowsOf(person, listedIn(person.id)).map(put),
    addTo(keys.peopleCount(shardOf(person.id, 'usage')), 1),
  ],

  /** What a sign-in changes of somebody's row, and where that lies. */
  signedIn: (person: Listed, noted: Shown) =>
    person.Listed === 0
      ? { key: keys.person(person.id), fields: oldRowFieldsOf(noted) }
      : { key: rowKeysOf(person, person.ListedIn).row, fields: rowFieldsOf(noted) },

  /** The writes of what has changed of a person; none when the list does not show it, and their rows lie where they belong. */
  changed(before: Listed, changes: Shown): Write[] {
    const isShown = Object.keys(rowFieldsOf(changes)).length > 0
    const isInPlace = before.Listed === 0 || before.ListedIn === listedIn(before.id)
    if (!isShown && isInPlace) return []
    if (before.Listed > 0) return moved(before, changes)
    return [update(keys.person(before.id), oldRowFieldsOf(changes))]
  },

  /** The writes that take a person off the list. */
  removed(person: Listed): Write[] {
    if (person.Listed === 0) return [remove(keys.person(person.id))]
    const { row, words } = rowKeysOf(person, person.ListedIn)
    return [
      ...[row, ...words].map(remove),
      addTo(keys.peopleCount(shardOf(person.id, 'usage')), -1),
    ]
  },
}
