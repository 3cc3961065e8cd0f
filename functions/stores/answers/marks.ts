import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { shardCounts, type ShardCounts } from '../../../shared/contract/stage/shards.ts'
import { pastConflicts, table, TableName, unlessRefused } from '../client.ts'
import { shards, upTo } from '../shards.ts'
import { keys } from '../table.ts'
import { partitionOf } from './partition.ts'
import { allGroups, type BeforeKind, befores, type Group } from './sumKinds.ts'

type Key = ReturnType<typeof keys.rolledUp>

const marker = z.object({
  sk: z.string(),
  reached: z._default(z.string(), ''),
  heldUntil: z._default(z.number(), 0),
  heldFrom: z._default(z.string(), ''),
})

type Marker = z.infer<typeof marker>

/** The marks by their sort key, and over how many shards the table has ever been spread. */
type Marks = { marks: Map<string, Marker>; noted: ShardCounts | undefined; all: ShardCounts }

/**
 * What stands for how far sums reach while they are being restored: no record comes after it, so nothing is rolled up.
 * The real mark waits in `heldFrom`.
 */
const heldMark = '~'

/** Milliseconds after which a hold that nobody renews counts no more: whoever held has died. */
const holdMs = 5 * 60_000

/** Whether sums that reach this far, by shard, are being restored: they cannot be read then. */
export const areHeld = (reached: string[]): boolean => reached.includes(heldMark)

const higher = (one: ShardCounts, other: ShardCounts): ShardCounts => ({
  usage: Math.max(one.usage, other.usage),
  log: Math.max(one.log, other.log),
  sums: Math.max(one.sums, other.sums),
  people: Math.max(one.people, other.people),
})

/** What the marks told last: whoever reads sums has read the marks before, and reads no unit more for this. */
let known = shards

/** Over how many partitions the table has ever been spread, as the marks told last. */
export const shardsKnown = (): ShardCounts => known

/**
 * The marks as they are stored, as just written. Where the table has been spread over more shards than the stage says, as while
 * a higher number is being deployed or once it was taken back, all of them count: what lies there is not lost.
 */
export async function readMarks(): Promise<Marks> {
  const items = await partitionOf(keys.rolledUp('', 0).pk)
  const note = items.find(({ sk }) => sk === keys.shardsNoted().sk)
  const noted = note && z.parse(shardCounts, note)
  const found = z.parse(z.array(marker), items)
  const marks = new Map(found.flatMap((one) => (one.sk === note?.['sk'] ? [] : [[one.sk, one]])))
  known = noted ? higher(noted, shards) : shards
  return { marks, noted, all: known }
}

/** How far each shard of a group reaches. */
export const reachedOf = ({ marks }: Marks, group: Group | BeforeKind, count: number): string[] =>
  upTo(count).map((shard) => marks.get(keys.rolledUp(group, shard).sk)?.reached ?? '')

const keysOfAll = ({ all }: Marks): Key[] => [
  ...allGroups.flatMap((group) => upTo(all.usage).map((shard) => keys.rolledUp(group, shard))),
  ...befores.flatMap(({ kind }) => upTo(all.sums).map((shard) => keys.rolledUp(kind, shard))),
]

/** Changes a mark that still reaches as far as somebody has seen. Gives false when it does not. */
function changeMark(Key: Key, seen: string, change: string, values: Record<string, unknown> = {}) {
  const Update = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: change,
    ConditionExpression: seen === '' ? 'attribute_not_exists(reached)' : 'reached = :seen',
    ExpressionAttributeValues: { ...values, ...(seen !== '' && { ':seen': seen }) },
  })
  return unlessRefused(pastConflicts(() => table.send(Update)))
}

/** Holds one mark, however fast it moves. Gives whether it was held already. */
async function holdMark(Key: Key, until: number): Promise<boolean> {
  for (;;) {
    const { reached: seen = '' } = (await readMarks()).marks.get(Key.sk) ?? {}
    const values = { ':until': until, ...(seen !== heldMark && { ':held': heldMark }) }
    const take = `SET reached = :held, heldUntil = :until${seen === '' ? '' : ', heldFrom = reached'}`
    const change = seen === heldMark ? 'SET heldUntil = :until' : take
    if (await changeMark(Key, seen, change, values)) return seen === heldMark
  }
}

/** Holds all marks until a time five minutes from now. Gives whether all were held already. */
export async function holdMarks(): Promise<boolean> {
  const until = Date.now() + holdMs
  const all = keysOfAll(await readMarks())
  const held = await Promise.all(all.map((key) => holdMark(key, until)))
  return held.every(Boolean)
}

/** Lets all reach as far as before they were held; with `expired` only where the hold was not renewed in time. */
export async function letMarksGo(expired: boolean): Promise<void> {
  for (const [sk, { reached, heldUntil, heldFrom }] of (await readMarks()).marks) {
    if (reached !== heldMark || (expired && heldUntil > Date.now())) continue
    const Key = { pk: keys.rolledUp('', 0).pk, sk }
    const back = heldFrom === '' ? 'REMOVE reached' : 'SET reached = heldFrom REMOVE heldFrom'
    await changeMark(Key, heldMark, `${back}, heldUntil`)
  }
}
