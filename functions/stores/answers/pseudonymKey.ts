import { randomBytes } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'

const Key = keys.sum('PSEUDONYM', 'KEY')

const stored = z.object({ secret: z.string() })

/** The secret that makes pseudonyms of a stage's people: never told to anybody, made once. */
export const pseudonymKey = {
  /** The secret; undefined until the first roll-up has made it. */
  async get(): Promise<string | undefined> {
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item && z.parse(stored, Item).secret
  },

  /** Makes it, unless it is there. */
  async make(): Promise<void> {
    if ((await pseudonymKey.get()) !== undefined) return
    const Item = { ...Key, secret: randomBytes(32).toString('base64url') }
    const put = { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }
    await unlessRefused(table.send(new PutCommand(put)))
  },
}
