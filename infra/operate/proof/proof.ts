import {
  beginOfDay,
  chain,
  dayOfRecord,
  headOf,
  type Link,
} from '../../../functions/stores/answers/chain.ts'
import { isSealOf } from '../../../functions/stores/answers/seals.ts'
import { usage } from '../../../functions/stores/answers/usage.ts'
import { expiry, hasExpired } from '../../../functions/stores/log/retention.ts'
import { sums } from '../../../functions/stores/answers/sums.ts'
import { addDays } from '../../../shared/rules/days.ts'
import { requestIn } from './request.ts'

const pageSize = 500

type Finding = { text: string; fails: boolean }

const fine = (text: string): Finding => ({ text, fails: false })
const wrong = (text: string): Finding => ({ text, fails: true })

/** All records of a day, in their order, as they lie there now: of one that is over, also those behind its last that was linked. */
async function recordsOf(shard: number, { day, to: linked }: Link, isOver: boolean) {
  const to = isOver ? beginOfDay(addDays(day, 1)) : linked
  const records = await chain.records(shard, beginOfDay(day), to, pageSize)
  let page = records
  while (page.length === pageSize) {
    page = await chain.records(shard, page.at(-1)?.sk ?? '', to, pageSize)
    records.push(...page)
  }
  return records
}

/** Whether the records of a day are those that were linked, and the day follows the one before. */
async function dayOf(shard: number, day: string, id: string): Promise<Finding> {
  const { link, earlier } = await chain.around(shard, day)
  const name = `${day}, shard ${shard}`
  const [latest] = await chain.latest(shard, 1)
  if (latest === undefined || id > latest.to || day > latest.day)
    return fine(`${name}: the record is not linked yet, which takes some minutes.`)
  if (!link && id === '') return fine(`${name}: no record was linked.`)
  if (!link) {
    return wrong(
      `${name}: the chain is NOT whole. Later records are linked and this day is not: the record was put in, or the day's link removed.`,
    )
  }
  const records = await recordsOf(shard, link, latest.day > day)
  const now = new Date()
  const isOld = hasExpired(expiry('usage', new Date(day)), now) && records.length < link.count
  const areOld = records.some(
    ({ expires }) => typeof expires === 'number' && hasExpired(expires, now),
  )
  if (isOld || areOld) {
    return wrong(
      `${name}: its first records have expired, so the chain cannot be checked any more.`,
    )
  }
  if (headOf(link.before, records, link.form) !== link.head) {
    return wrong(
      `${name}: the chain is NOT whole. ${link.count} records were linked, ${records.length} are there: one was changed, removed or put in.`,
    )
  }
  if (earlier && earlier.head !== link.before) {
    return wrong(`${name}: the chain is NOT whole. It does not follow ${earlier.day}.`)
  }
  return fine(
    `${name}: the chain is whole: ${link.count} records, head ${link.head}${earlier ? `, after ${earlier.day}` : ''}. Compare the head with the one in the log of that night.`,
  )
}

async function found(id: string, shards: number[]) {
  for (const shard of shards) {
    const record = await usage.get(shard, id)
    if (record && 'userid' in record) return { shard, record }
  }
  return undefined
}

function textFinding(sent: string | undefined, model: string, text: string | undefined): Finding {
  if (sent === undefined)
    return wrong('The record says nothing of what was sent: it is older than that.')
  if (text === undefined) return fine('No text was given to compare.')
  return isSealOf(sent, requestIn(text, model))
    ? fine('The text is what was sent, to the letter.')
    : wrong('The text is NOT what was sent.')
}

/**
 * Says whether a text is what was sent for an answer, and whether nobody has changed, removed or put in a record of its day
 * since it was linked. `id` is the usage record's; `text` a request as its provider logs it. Throws when the text is no request.
 */
export async function proof(id: string, text?: string): Promise<{ lines: string; fails: boolean }> {
  const shards = [...(await sums.reached()).REST.keys()]
  const here = await found(id, shards)
  const findings = here
    ? [
        fine(`${here.record.sdate}: ${here.record.GPTV}, ${here.record.outcome}.`),
        textFinding(here.record.sent, here.record.GPTV, text),
        await dayOf(here.shard, dayOfRecord(id), id),
      ]
    : [
        wrong(`There is no record ${id}: it was never written, was removed, or has expired.`),
        ...(await Promise.all(shards.map((shard) => dayOf(shard, dayOfRecord(id), '')))),
      ]
  return {
    lines: findings.map((one) => one.text).join('\n'),
    fails: findings.some(({ fails }) => fails),
  }
}
