import { log } from '../runtime/log.ts'
import { chain, dayOfRecord, headOf, type Link } from '../stores/answers/chain.ts'
import { upTo } from '../stores/shards.ts'

const pageSize = 500

/** `shards` is how many the records lie in. */
type Run = { before: string; hasTime: () => boolean; shards: number }

/** The next records of a shard, of one day. Gives false when there are none, or another run was faster. */
async function linkSome(shard: number, before: string): Promise<boolean> {
  const [last] = await chain.latest(shard, 1)
  const records = await chain.records(shard, last?.to ?? '', before, pageSize)
  const [first] = records
  if (!first) return false
  const day = dayOfRecord(first.sk)
  const some = records.filter(({ sk }) => dayOfRecord(sk) === day)
  const goesOn = last?.day === day
  const begun: Pick<Link, 'before' | 'count' | 'form'> = goesOn
    ? last
    : { before: last?.head ?? '', count: 0, form: 2 }
  const made: Link = {
    day,
    before: begun.before,
    head: headOf(last?.head ?? '', some, begun.form),
    ...(begun.form && { form: begun.form }),
    count: begun.count + some.length,
    to: some.at(-1)?.sk ?? '',
  }
  return chain.extend(shard, made, goesOn ? last.to : undefined)
}

/** Tells operators of the days that are over: who has the log can say later whether somebody has changed a record. */
async function tell(shard: number, today: string): Promise<void> {
  for (const { day, head, count, told } of await chain.latest(shard, 3)) {
    if (day >= today || told === true) continue
    log.note('a day of answers is linked', { day, shard, count, head })
    await chain.told(shard, day)
  }
}

/**
 * Links the settled usage records of each shard, in the order of their ids: what was sent, and that it was, can be shown later
 * (`npm run operate -- proof`). Each page is one write that says how far it reaches, so a run that dies or meets another one
 * links nothing twice. No answer waits for it. Never throws: the sums do not wait for it either.
 */
export async function linkRecords({ before, hasTime, shards }: Run): Promise<void> {
  const link = async (shard: number) => {
    try {
      while (hasTime() && (await linkSome(shard, before)));
      await tell(shard, dayOfRecord(before.padEnd(26, '0')))
    } catch (error) {
      log.error('usage records could not be linked', error, { shard })
    }
  }
  await Promise.all(upTo(shards).map(link))
}
