import { ulid } from 'ulid'
import { goneName, nameOf } from '../../shared/rules/people/names.ts'
import { log } from '../runtime/log.ts'
import { begunAnswers, type BegunAnswer } from '../stores/answers/begunAnswers.ts'
import { upTo } from '../stores/shards.ts'
import { usage } from '../stores/answers/usage.ts'
import { usageId } from '../stores/answers/usageIds.ts'
import { users } from '../stores/people/users.ts'

/** Longer than an answer can take, and than its Lambda tries to record it. */
const lostAfterMs = 12 * 60 * 1000

/** At most so many of a shard in one run; the next run goes on. */
const mostAtOnce = 100

/** What was asked is known of it; what came is not, and counts as nothing. */
async function record({ message, ...begun }: BegunAnswer, shard: number): Promise<void> {
  const person = await users.get(begun.userid)
  const userName = person ? nameOf(person) : goneName
  const at = new Date()
  const when = { id: await usageId(at), sdate: at.toISOString() }
  const ended = { OutTokenAntal: 0, estimated: true, outcome: 'lost' }
  const entry = { userid: begun.userid, userName, message, address: '', at }
  const removal = begunAnswers.removal(begun, shard)
  await usage.record({ ...begun, ...when, ...ended, userName }, entry, [removal])
}

/**
 * Records the answers of one shard that nobody else will any more: their Lambda died, or could not write for too long. Each
 * is recorded once, whoever else comes to it at the same moment. One that cannot be recorded is left for the next run.
 */
async function recordOf(shard: number, before: string): Promise<void> {
  for (const begun of await begunAnswers.before(shard, before, mostAtOnce)) {
    await record(begun, shard).catch((error: unknown) =>
      log.error('a lost answer could not be recorded', error, { id: begun.id }),
    )
  }
}

/** Records lost answers of so many shards. Never throws: what else its run has to do does not wait for it. */
export async function recordLostAnswers(shards: number): Promise<void> {
  const before = ulid(Date.now() - lostAfterMs)
  const look = (shard: number) =>
    recordOf(shard, before).catch((error: unknown) =>
      log.error('lost answers could not be looked for', error),
    )
  await Promise.all(upTo(shards).map(look))
}
