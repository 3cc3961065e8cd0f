import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { UserSummary } from '../../../shared/contract/users.ts'
import { table, TableName } from '../client.ts'
import { shards, upTo } from '../shards.ts'
import { keys } from '../table.ts'
import { behindRows } from './listOrder.ts'
import { merged } from './mergedRows.ts'
import { marks, shownRow } from './rows.ts'
import { wordsOfPerson } from './words.ts'

/** What of the list is read: everybody by name, or whoever has a word that begins like this, or is marked. */
export type Range = { word: string } | { mark: keyof typeof marks } | undefined

/** Where a page begins: the key of the row before it, or with `backwards` of the row behind it; none for the list's edge. */
type Place = { at: string | undefined; backwards: boolean }

type Asked = Place & {
  size: number
  shows: (person: UserSummary) => boolean
  /** How many rows are read at once, and at most, whatever is found. */
  atOnce: number
  most: number
}

/** So many people as belong on a page, and the keys where those before and behind it begin; none where there are none. */
export type Found = {
  people: UserSummary[]
  previous: string | undefined
  next: string | undefined
  /** Whether these are all that there are. */
  whole: boolean
}

const rowKey = z.object({ sk: z.string() })

const conditionOf = (range: Range, shard = 0) => {
  if (!range) {
    return { pk: keys.personByName('', '', shard).pk, within: 'sk > :within', text: behindRows }
  }
  const text = 'word' in range ? range.word : `${marks[range.mark]}#`
  return { pk: keys.personByWord(text, '', '', shard).pk, within: 'begins_with(sk, :within)', text }
}

/** Of the words of somebody that begin like the one that is sought, the one that they are found by: once, not by each. */
const isFoundBy = (person: UserSummary, sk: string, word: string): boolean =>
  wordsOfPerson(person)
    .filter((one) => one.startsWith(word))
    .toSorted()[0] === sk.slice(0, sk.indexOf('#'))

type Row = { key: string; person: UserSummary }

async function collect(range: Range, { at, backwards, size, shows, atOnce, most }: Asked) {
  const parts = upTo(shards.people).map((shard) => conditionOf(range, shard))
  // Of each shard its part, and half as much again: few have to be asked twice.
  const limit = parts.length === 1 ? atOnce : Math.ceil((atOnce * 1.5) / parts.length)
  const rows: Row[] = []
  for await (const { items, read, last } of merged(parts, { at, backwards, limit })) {
    for (const item of items) {
      const { sk } = z.parse(rowKey, item)
      const person = shownRow(item, !range)
      const counts = !range || !('word' in range) || isFoundBy(person, sk, range.word)
      if (counts && shows(person)) rows.push({ key: sk, person })
    }
    if (rows.length > size || read >= most) return { rows, goesOn: last }
  }
  return { rows, goesOn: undefined }
}

/** Whether a key lies in a range, so that a page may begin there. */
export const isWithin = (range: Range, key: string): boolean => {
  const { text } = conditionOf(range)
  return range ? key.startsWith(text) : key > text
}

/** A page of the list of people, by key and not by number: as cheap at its end as at its start. */
export async function pageOfPeople(range: Range, asked: Asked): Promise<Found> {
  const { rows, goesOn } = await collect(range, asked)
  const shown = rows.slice(0, asked.size)
  const further = rows.length > asked.size ? shown.at(-1)?.key : goesOn
  // From a page without anybody the only way is on, where it stopped before the end.
  const back = asked.at === undefined ? undefined : shown[0]?.key
  const people = shown.map(({ person }) => person)
  const whole = asked.at === undefined && further === undefined
  return asked.backwards
    ? { people: people.toReversed(), previous: further, next: back, whole }
    : { people, previous: back, next: further, whole }
}

const count = z.object({ people: z._default(z.int(), 0) })

/** How many people there are, for half a read unit; not right before everybody is listed by name. */
export async function countPeople(): Promise<number> {
  const { pk, sk } = keys.peopleCount('')
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    }),
  )
  return z.parse(z.array(count), Items).reduce((sum, { people }) => sum + people, 0)
}
