import { log } from '../runtime/log.ts'
import { chain, dayOfRecord, headOf, type Link } from '../stores/answers/chain.ts'
import { upTo } from '../stores/shards.ts'

const pageSize = 500

/** `shards` is how many the records lie in. */
type Run = { before: string; hasTime: () => boolean; shards: number }

type Records = Awaited<ReturnType<typeof chain.records>>

/** The link of a day after the one before, or the same day's with more records. */
function linkOf(day: string, last: Link | undefined, records: Records): Link {
  const begun: Pick<Link, 'before' | 'count' | 'form'> =
    last?.day === day ? last : { before: last?.head ?? '', count: 0, form: 2 }
  return {
    day,
    before: begun.before,
    head: headOf(last?.head ?? '', records, begun.form),
    ...(begun.form && { form: begun.form }),
    count: begun.count + records.length,
    to: records.at(-1)?.sk ?? '',
  }
}

/** The next records of a shard, day by day. Gives false when there are none, or another run was faster. */
async function linkSome(shard: number, before: string): Promise<boolean> {
  let [last] = await chain.latest(shard, 1)
  const records = await chain.records(shard, last?.to ?? '', before, pageSize)
  for (const [day, some] of Map.groupBy(records, ({ sk }) => dayOfRecord(sk))) {
    const made = linkOf(day, last, some)
    if (!(await chain.extend(shard, made, last?.day === day ? last.to : undefined))) return false
    last = made
  }
  return records.length > 0
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
 * (`npm run operate -- proof`). Each day of a page is one write that says how far it reaches, so a run that dies or meets another one
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
