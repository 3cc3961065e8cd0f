import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { goneName, nameOf } from '../../../shared/rules/people/names.ts'
import { TableName, type Write } from '../client.ts'
import { expiry } from '../log/retention.ts'
import { mentions } from '../people/mentions.ts'
import { shards, shardsSoFar, upTo } from '../shards.ts'
import { keys } from '../table.ts'

/*
 * What usage records say of names, among those of answers: whoever keeps sums reads only what is new. By itself: every Lambda
 * reads its caller, and few read what answers cost.
 */

/** Says that a person is gone from here on: their counts stay, their name does not. */
const goneRecord = z.object({ id: z.string(), gone: z.string() })

/** Says what a person is called from here on. */
const renamedRecord = z.object({ id: z.string(), renamed: z.string(), userName: z.string() })

/** Says what a question is called from here on. */
const relabelledRecord = z.object({ id: z.string(), relabelled: z.string(), Question: z.string() })

export const nameRecord = z.union([goneRecord, renamedRecord, relabelledRecord])

const placesIn = (some: readonly number[], at: Date) => {
  const id = ulid(at.getTime())
  return { id, places: some.map((shard) => keys.usage(shard, id)) }
}

const putsAt = (places: { pk: string; sk: string }[], said: object, at: Date): Write[] =>
  places.map((key) => ({
    Put: { TableName, Item: { ...key, ...said, expires: expiry('usage', at) } },
  }))

/**
 * The writes that take a person's name off the statistics, for the transaction that deletes them: behind the last of their
 * records in each shard that may have some which are not rolled up.
 */
export function goneFromUsage(userid: string, at: Date): Write[] {
  const { id, places } = placesIn(shardsSoFar(userid, 'usage'), at)
  return putsAt(places, { id, gone: userid }, at)
}

type Person = Parameters<typeof nameOf>[0]

/**
 * The writes that give a person the name that they have after a change in the statistics, for the transaction that makes it; none
 * where it is the same. The name goes with its person.
 */
export function renamedInUsage(before: Person & { id: string }, after: Person, at: Date): Write[] {
  const userName = nameOf(after)
  if (userName === nameOf(before)) return []
  const { id, places } = placesIn(shardsSoFar(before.id, 'usage'), at)
  return [
    ...putsAt(places, { id, renamed: before.id, userName }, at),
    mentions.put(before.id, places, { userName: goneName }, expiry('usage', at)),
  ]
}

type Labelled = { id: string; QuestionLabel: string }

/**
 * The writes that give a question the label that it has after a change in the statistics, for the transaction that makes it; none
 * where it is the same. A question is asked in every shard.
 */
export function relabelledInUsage(
  before: Labelled,
  { QuestionLabel }: Labelled,
  at: Date,
): Write[] {
  if (QuestionLabel === before.QuestionLabel) return []
  const { id, places } = placesIn(upTo(shards.usage), at)
  return putsAt(places, { id, relabelled: before.id, Question: QuestionLabel }, at)
}
