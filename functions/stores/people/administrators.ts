import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { isAdmin } from '../../../shared/rules/permissions.ts'
import { table, TableName, type Write } from '../client.ts'
import { keys } from '../table.ts'

const Key = keys.administrators()
const stored = z.object({ ids: z.set(z.string()) })

/** What makes somebody count: an administrator's role, in use. */
export const counts = ({ Role, InAktiv }: { Role: number; InAktiv: boolean }): boolean =>
  isAdmin(Role) && !InAktiv

/**
 * The administrators whose accounts are in use, by id, in one item: so that the last one can be told for sure, also
 * when two give up each other at once (docs/requirements.md, "Last administrator"). The writes are for the transaction
 * that changes the person.
 */
export const administrators = {
  /** Their ids as just written: one read unit. */
  async all(): Promise<Set<string>> {
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item ? z.parse(stored, Item).ids : new Set()
  },

  joins: (id: string): Write => ({
    Update: {
      TableName,
      Key,
      UpdateExpression: 'ADD ids :id',
      ExpressionAttributeValues: { ':id': new Set([id]) },
    },
  }),

  /** Refused for the last one. */
  leaves: (id: string): Write => ({
    Update: {
      TableName,
      Key,
      UpdateExpression: 'DELETE ids :id',
      ConditionExpression: 'size(ids) > :one OR NOT contains(ids, :this)',
      ExpressionAttributeValues: { ':id': new Set([id]), ':one': 1, ':this': id },
    },
  }),
}
