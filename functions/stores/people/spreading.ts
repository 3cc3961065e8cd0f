import { shards, shardOf, upTo } from '../shards.ts'
import { keys } from '../table.ts'
import { nextRows } from './listOrder.ts'
import { idOf } from './rows.ts'
import { users } from './users.ts'

const [pageSize, atOnce] = [200, 10]

/** Those of a page of a shard's rows who belong to another one. */
const elsewhere = (items: Record<string, unknown>[], shard: number): string[] =>
  items.map(({ sk }) => idOf({ sk: String(sk) })).filter((id) => shardOf(id, 'people') !== shard)

/**
 * Moves the rows of everybody who was listed under another number of shards to where they belong. Everybody is found meanwhile;
 * what broke off is gone on with. `tell` hears how many have been moved.
 */
export async function spreadPeople(tell: (moved: number) => void = () => undefined) {
  let moved = 0
  for (const shard of upTo(shards.people)) {
    let from: Record<string, unknown> | undefined
    do {
      const { pk } = keys.personByName('', '', shard)
      const { Items = [], LastEvaluatedKey } = await nextRows(pk, pageSize, from)
      const ids = elsewhere(Items, shard)
      for (let begin = 0; begin < ids.length; begin += atOnce) {
        const some = await Promise.all(
          ids.slice(begin, begin + atOnce).map((id) => users.relist(id)),
        )
        moved += some.filter(Boolean).length
      }
      if (ids.length > 0) tell(moved)
      from = LastEvaluatedKey
    } while (from)
  }
  return moved
}
