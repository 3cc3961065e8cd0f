import {
  CognitoIdentityProviderClient,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider'
import { environment, variables } from '../../../functions/runtime/env.ts'
import { everyItem } from '../../../functions/stores/everyItem.ts'
import { behindRows, oldRows } from '../../../functions/stores/people/listOrder.ts'
import { idOf } from '../../../functions/stores/people/rows.ts'
import { unfinished } from '../../../functions/stores/people/unfinished.ts'
import { users } from '../../../functions/stores/people/users.ts'
import { shards, upTo } from '../../../functions/stores/shards.ts'
import { keys } from '../../../functions/stores/table.ts'

const { USER_POOL_ID: UserPoolId } = environment(variables.pool)

const client = new CognitoIdentityProviderClient()

/** The ids of those whose rows lie in a partition of the list of people. */
async function idsIn(pk: string): Promise<string[]> {
  const rows = await everyItem({
    KeyConditionExpression: 'pk = :pk AND sk > :meta',
    ProjectionExpression: 'sk',
    ExpressionAttributeValues: { ':pk': pk, ':meta': behindRows },
    ConsistentRead: true,
  })
  return rows.map(({ sk }) => idOf({ sk: String(sk) }))
}

/** The ids of everybody who has a profile. */
async function idsInTable(): Promise<string[]> {
  const byName = upTo(shards.people).map((shard) => keys.personByName('', '', shard).pk)
  return (await Promise.all([oldRows, ...byName].map(idsIn))).flat()
}

/** The ids of everybody who has an account. */
async function idsInPool(): Promise<Set<string>> {
  const ids = new Set<string>()
  const pages = paginateListUsers({ client }, { UserPoolId, AttributesToGet: ['sub'] })
  for await (const { Users = [] } of pages) {
    const all = Users.flatMap(({ Attributes = [] }) => Attributes)
    for (const { Name, Value = '' } of all) if (Name === 'sub') ids.add(Value)
  }
  return ids
}

/**
 * Whoever was deleted after the time of a restore has a profile again and no account. Notes each of these deletions as
 * one that broke off, so that `users.mend` finishes it; who is held stays. Gives how many. Nobody is deleted where
 * nobody has an account, as in another pool than theirs.
 */
export async function deleteAgain(): Promise<number> {
  const ids = await idsInTable()
  if (ids.length === 0) return 0
  const inPool = await idsInPool()
  const gone = ids.filter((id) => !inPool.has(id))
  if (gone.length === ids.length) return 0
  for (const id of gone) {
    const person = await users.latest(id)
    await unfinished.begin({ account: { id, PoolName: person?.PoolName } })
  }
  return gone.length
}
