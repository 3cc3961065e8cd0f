import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { goneName } from '../../../shared/rules/people/names.ts'
import { ownAnswers } from '../answers/own/ownAnswers.ts'
import { bookings } from '../calendar/bookings.ts'
import { table, TableName } from '../client.ts'
import { deleteAll } from '../deleteAll.ts'
import { changeIfThere, mentions } from './mentions.ts'
import { broadcasts } from '../notifications/broadcasts.ts'
import { outbox } from '../outbox.ts'
import { shardsSoFar, whereverItLies } from '../shards.ts'
import { keys } from '../table.ts'

type Item = Record<string, unknown>

const atOnce = 25

const isOf = (prefix: string, { sk }: Item) => String(sk).startsWith(prefix)

/** Takes a person's name, and what they wrote with a no, out of what an item of theirs has brought about elsewhere. */
async function withdraw(userid: string, item: Item): Promise<void> {
  if (isOf(keys.mention(userid, '').sk, item)) return mentions.replace(item)
  if (isOf(keys.ownAnswer(userid, '').sk, item)) return ownAnswers.withdrawWritten(item)
  const { id, usage } = item
  if (!isOf('LOG#', item) || typeof id !== 'string') return
  const named = { userName: goneName }
  await whereverItLies(userid, 'log', (shard) => changeIfThere(keys.commonLog(shard, id), named))
  if (usage)
    await whereverItLies(userid, 'usage', (shard) => changeIfThere(keys.usage(shard, id), named))
}

/** What lies beside a person's profile: their log, what they were told, where they are named. */
async function clearPartition(userid: string): Promise<void> {
  const { pk, sk: profile } = keys.user(userid)
  for (;;) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        // One more, which may be the profile.
        Limit: atOnce + 1,
        ConsistentRead: true,
      }),
    )
    const beside = Items.filter(({ sk }) => sk !== profile).slice(0, atOnce)
    if (beside.length === 0) return
    await Promise.all(beside.map((item) => withdraw(userid, item)))
    await deleteAll(beside)
  }
}

/** What somebody leaves all over the table. */
export const traces = {
  /**
   * Takes a person's name out of everything but their profile and their row: the log keeps what they did, the rooms when
   * they were used, under `Borttagen användare`; their notifications and bookings to come go. Done again it changes
   * nothing, so whatever broke off is finished by a second try.
   */
  async remove(userid: string): Promise<void> {
    await clearPartition(userid)
    await Promise.all([
      bookings.forget(userid),
      outbox.forget(userid),
      ...shardsSoFar(userid, 'sums').map((shard) =>
        changeIfThere(keys.sum('PERSON', userid, shard), { name: goneName, t: goneName }),
      ),
    ])
    // Whoever keeps the list of notifications reads it anew.
    await broadcasts.renew()
  },
}
