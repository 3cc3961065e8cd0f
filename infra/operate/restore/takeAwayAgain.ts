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
import { nameOf } from '../../../shared/rules/people/names.ts'
import { nextStamp } from '../../../shared/rules/stamps.ts'

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

/** Whether the account of each person who has one is in use, by their ids. */
async function accountsInPool(): Promise<Map<string, boolean>> {
  const accounts = new Map<string, boolean>()
  const pages = paginateListUsers({ client }, { UserPoolId, AttributesToGet: ['sub'] })
  for await (const { Users = [] } of pages) {
    for (const { Attributes = [], Enabled = true } of Users) {
      for (const { Name, Value = '' } of Attributes)
        if (Name === 'sub') accounts.set(Value, Enabled)
    }
  }
  return accounts
}

/** Says of somebody's profile that they are deactivated, as their account is. */
async function deactivate(id: string): Promise<boolean> {
  const person = await users.latest(id)
  if (!person || person.InAktiv) return false
  const entry = {
    userid: id,
    userName: nameOf(person),
    // Without their address, which would outlive them in everybody's log.
    message: 'Inaktiverades igen efter en återställning',
    address: '',
    at: new Date(),
  }
  const changes = { InAktiv: true, DaytoUpdate: nextStamp(person.DaytoUpdate) }
  return users.change(person, changes, entry)
}

/**
 * Whoever was deleted after the time of a restore has a profile again and no account: notes each of these deletions as
 * one that broke off, so that `users.mend` finishes it; who is held stays. Whoever was deactivated after it has a profile that
 * lets them in and an account that does not: deactivates them again. Gives how many of both. Nobody is touched where
 * nobody has an account, as in another pool than theirs.
 */
export async function takeAwayAgain(): Promise<{ deleted: number; deactivated: number }> {
  const ids = await idsInTable()
  const inPool = ids.length === 0 ? new Map<string, boolean>() : await accountsInPool()
  const gone = ids.filter((id) => !inPool.has(id))
  if (gone.length === ids.length) return { deleted: 0, deactivated: 0 }
  for (const id of gone) {
    const person = await users.latest(id)
    await unfinished.begin({ account: { id, PoolName: person?.PoolName } })
  }
  let deactivated = 0
  for (const id of ids) if (inPool.get(id) === false && (await deactivate(id))) deactivated++
  return { deleted: gone.length, deactivated }
}
