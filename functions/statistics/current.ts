import {
  type Addition,
  allGroups,
  groupOf,
  type Kind,
  type Reached,
  type Sum,
  sums,
} from '../stores/sums.ts'
import { shards } from '../stores/table.ts'
import { type UsageRecord, usage } from '../stores/usage.ts'
import { additionsOf, sumOf } from './additions.ts'
import { settledBefore } from './settled.ts'

/** Sums by kind and by what they are of. */
export type Sums = Map<Kind, Map<string, Sum>>

type State = { sums: Sums; reached: Reached }

const pageSize = 1_000
const tries = 5
/** Milliseconds after which what a Lambda has kept unused is worth less than what has been rolled up since. */
const keptMs = 5 * 60 * 1000

/** The rolled-up sums, all of one state: read again when a roll-up came in between. */
async function load(kinds: Kind[], from?: string): Promise<State> {
  for (let tried = 1; ; tried++) {
    const reached = await sums.reached()
    const read = await Promise.all(
      kinds.map(async (kind): Promise<[Kind, Map<string, Sum>]> => [
        kind,
        await sums.of(kind, kind.startsWith('DAY') ? from : undefined),
      ]),
    )
    const since = await sums.reached()
    if (JSON.stringify(since) === JSON.stringify(reached)) return { sums: new Map(read), reached }
    if (tried === tries) throw new Error('The sums change faster than they can be read')
  }
}

async function recordsAfter(shard: number, reached: string): Promise<UsageRecord[]> {
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
  additionsOf(record).filter(({ kind }) => record.id > (reached[groupOf(kind)][shard] ?? ''))

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
      for (const group of allGroups) {
        if (record.id > (state.reached[group][shard] ?? '')) state.reached[group][shard] = record.id
      }
    }
  }
  const now = rest.length > 0 ? copied(state.sums) : state.sums
  for (const one of rest) add(now, one, from)
  return now
}

async function complete(state: State, from: string): Promise<Sums> {
  const settled = settledBefore(Date.now())
  const tails = await Promise.all(
    Array.from({ length: shards }, (_, shard) => {
      const [least = ''] = allGroups.map((group) => state.reached[group][shard] ?? '').toSorted()
      return recordsAfter(shard, least)
    }),
  )
  return addRecords(state, tails, settled, from)
}

/**
 * Gives the sums of some kinds as they are now: the rolled-up ones and every record since. A Lambda that has read them
 * once keeps them and adds only what is new, so that a refresh costs the same however much there is.
 */
export function currentSums(kinds: Kind[]): () => Promise<Sums> {
  let kept: { state: State; usedAt: number } | undefined
  return async () => {
    const now = Date.now()
    const state = kept && now - kept.usedAt < keptMs ? kept.state : await load(kinds)
    kept = { state, usedAt: now }
    return complete(state, '')
  }
}

/** The same for the sums of days from one day (YYYY-MM-DD) on. Nothing is kept. */
export const sumsSince = async (kinds: Kind[], from: string): Promise<Sums> =>
  complete(await load(kinds, from), from)
