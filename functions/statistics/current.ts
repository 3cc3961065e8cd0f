import { HttpError } from '../runtime/errors.ts'
import { type Group, groupOf, type Kind } from '../stores/answers/sumKinds.ts'
import { areHeld } from '../stores/answers/marks.ts'
import { type Addition, type Sum, sumOf, sums } from '../stores/answers/sums.ts'
import { upTo } from '../stores/shards.ts'
import { type UsageRecord, usage } from '../stores/answers/usage.ts'
import { additionsOf } from './additions.ts'
import { settledBefore } from './settled.ts'

/** Sums by kind and by what they are of. */
export type Sums = Map<Kind, Map<string, Sum>>

/** Sums, and how far those of each group that is in them reach, by shard. */
type State = { sums: Sums; reached: Map<Group, string[]> }

const pageSize = 1_000
/** Together with the pauses between them they take some seconds. */
const tries = 7
/** Milliseconds after which what a Lambda has kept unused is worth less than what has been rolled up since. */
export const keptMs = 5 * 60 * 1000

/** What people are told while sums are not to be had. */
export const beingCounted = () =>
  new HttpError(503, 'counting', 'Statistiken räknas om just nu. Försök igen om en stund.', {
    headers: { 'retry-after': '30' },
  })

/** Reads again until nothing came in between, which `read` tells by giving something. Throws 503 when it takes too long. */
export async function untilSteady<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (let tried = 1; tried <= tries; tried++) {
    if (tried > 1)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** tried))
    const found = await read()
    if (found !== undefined) return found
  }
  throw beingCounted()
}

/** The rolled-up sums of a group, all of one state: read again when a roll-up came in between. */
const loadGroup = (group: Group, kinds: Kind[], from?: string) =>
  untilSteady(async () => {
    const { [group]: reached } = await sums.reached()
    const read = await Promise.all(
      kinds.map(async (kind): Promise<[Kind, Map<string, Sum>]> => [
        kind,
        await sums.of(kind, kind.startsWith('DAY') ? from : undefined),
      ]),
    )
    const { [group]: since } = await sums.reached()
    return since.join() === reached.join() && !areHeld(since) ? { read, reached } : undefined
  })

/** The rolled-up sums. Throws 503 while a roll-up has so much to do that they are never read in one state. */
async function load(kinds: Kind[], from?: string): Promise<State> {
  const state: State = { sums: new Map(), reached: new Map() }
  await Promise.all(
    [...new Set(kinds.map(groupOf))].map(async (group) => {
      const own = kinds.filter((kind) => groupOf(kind) === group)
      const { read, reached } = await loadGroup(group, own, from)
      for (const [kind, found] of read) state.sums.set(kind, found)
      state.reached.set(group, reached)
    }),
  )
  return state
}

/** The records of a shard after one of them. */
export async function recordsAfter(shard: number, reached: string): Promise<UsageRecord[]> {
  const found: UsageRecord[] = []
  for (;;) {
    const page = await usage.after(shard, found.at(-1)?.id ?? reached, pageSize)
    found.push(...page)
    if (page.length < pageSize) return found
  }
}

function add(to: Sums, { kind, of, ...counted }: Addition, from: string): void {
  const map = to.get(kind)
  if (!map || (kind.startsWith('DAY') && of < from)) return
  const before = map.get(of)
  map.set(of, before ? sumOf(before, counted) : counted)
}

const copied = (all: Sums): Sums => new Map([...all].map(([kind, map]) => [kind, new Map(map)]))

/** What a record adds to sums that do not reach it yet. */
const missingIn = ({ reached }: State, shard: number, record: UsageRecord): Addition[] =>
  additionsOf(record, shard).filter(
    ({ kind }) => record.id > (reached.get(groupOf(kind))?.[shard] ?? ''),
  )

/** Takes what is settled into the state, and gives the sums with the rest as well. */
function addRecords(state: State, tails: UsageRecord[][], settled: string, from: string): Sums {
  const rest: Addition[] = []
  for (const [shard, tail] of tails.entries()) {
    for (const record of tail) {
      const additions = missingIn(state, shard, record)
      if (record.id >= settled) {
        rest.push(...additions)
        continue
      }
      for (const one of additions) add(state.sums, one, from)
      // Further than another call of this Lambda may have come in the meantime, never back.
      for (const reached of state.reached.values()) {
        if (record.id > (reached[shard] ?? '')) reached[shard] = record.id
      }
    }
  }
  const now = rest.length > 0 ? copied(state.sums) : state.sums
  for (const one of rest) add(now, one, from)
  return now
}

async function complete(state: State, from: string): Promise<Sums> {
  const settled = settledBefore(Date.now())
  const reached = [...state.reached.values()]
  const count = Math.max(...reached.map((marks) => marks.length))
  const tails = await Promise.all(
    upTo(count).map((shard) => {
      const [least = ''] = reached.map((marks) => marks[shard] ?? '').toSorted()
      return recordsAfter(shard, least)
    }),
  )
  return addRecords(state, tails, settled, from)
}

/**
 * Gives the sums of some kinds as they are now: the rolled-up ones and every record since. A Lambda that has read them
 * once keeps them and adds only what is new, so that a refresh costs the same however much there is. Sums of days are those
 * from the day (YYYY-MM-DD) that `firstDay` gives, if it is given.
 */
export function currentSums(kinds: Kind[], firstDay = () => ''): () => Promise<Sums> {
  let kept: { state: State; from: string; usedAt: number } | undefined
  return async () => {
    const [from, now] = [firstDay(), Date.now()]
    const isGood = kept?.from === from && now - kept.usedAt < keptMs
    const state = isGood && kept ? kept.state : await load(kinds, from || undefined)
    kept = { state, from, usedAt: now }
    return complete(state, from)
  }
}
