import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { stillThere, table, TableName, transact, unlessRefused } from '../client.ts'
import { listVersion } from '../listVersion.ts'
import { keys } from '../table.ts'
import { isInOrder, nextRows, oldRows } from './listOrder.ts'
import { listedIn, listedNow, userList } from './userList.ts'
import { users } from './users.ts'

/** Milliseconds for which the Lambdas of the version before may still write the rows that they know. */
const bothRunMs = 15 * 60_000

const atOnce = 10

const begun = z.object({ at: z.number() })

/** Whether the Lambdas of the version before have been gone for long enough since old rows were seen first. */
async function oldLambdasAreGone(now: number): Promise<boolean> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: keys.listingBegun() }))
  const { data } = z.safeParse(begun, Item)
  if (data) return now - data.at > bothRunMs
  await table.send(new PutCommand({ TableName, Item: { ...keys.listingBegun(), at: now } }))
  return false
}

/** Gives somebody the rows of now for their old one; just takes that away where nobody is behind it any more, or they are listed already. */
async function list(id: string): Promise<void> {
  const Key = keys.person(id)
  const person = await users.latest(id)
  if (!person || person.Listed > 0)
    return void (await table.send(new DeleteCommand({ TableName, Key })))
  const Update = {
    TableName,
    Key: keys.user(id),
    UpdateExpression: 'SET Listed = :now, ListedIn = :shard',
    ConditionExpression: `${stillThere.ConditionExpression} AND attribute_not_exists(Listed) AND Email = :email AND Firstname = :first AND Lastname = :last`,
    ExpressionAttributeValues: {
      ':now': listedNow,
      ':shard': listedIn(id),
      ':email': person.Email,
      ':first': person.Firstname,
      ':last': person.Lastname,
    },
  }
  // Whoever has changed meanwhile is listed by the next run.
  await unlessRefused(
    transact([{ Update }, ...userList.added(person), { Delete: { TableName, Key } }]),
  )
}

/**
 * Lists by name and word whoever version 0.1.0 has listed by id, as long as there is time. Until all are, the list is read
 * whole. Done again it changes nothing.
 */
export async function listEverybody(hasTime: () => boolean, now = Date.now()): Promise<void> {
  if ((await isInOrder()) || !(await oldLambdasAreGone(now))) return
  await listVersion.announce('PEOPLE')
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await nextRows(oldRows, atOnce, from)
    for (const { sk } of Items) await list(String(sk))
    from = LastEvaluatedKey
  } while (from && hasTime())
}
