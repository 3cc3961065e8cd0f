import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { stillThere, table, TableName, type Write } from '../client.ts'
import { keys } from '../table.ts'

/*
 * Whether somebody is there still: what is written for a person while an administrator deletes them would be left behind
 * (docs/requirements.md, "Accounts").
 */

/** The write that is refused once a person has been deleted. */
export const isThere = (userid: string): Write => ({
  ConditionCheck: { TableName, Key: keys.user(userid), ...stillThere },
})

/** Whether a person is there, as just written: one read unit. */
export async function looksThere(userid: string): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({
      TableName,
      Key: keys.user(userid),
      ProjectionExpression: 'pk',
      ConsistentRead: true,
    }),
  )
  return Item !== undefined
}
