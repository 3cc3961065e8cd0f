import {
  type Condition,
  setting,
  TableName,
  transact,
  unlessRefused,
  type Write,
} from '../client.ts'
import { keys } from '../table.ts'
import type { Listed } from './userList.ts'

/** Whether a person is listed as in `before`, so that whoever changes the list finds all of their rows. */
export const listedAs = ({ Email, Listed, ListedIn }: Listed): Condition => ({
  ConditionExpression: [
    'Email = :listedAs',
    Listed === 0 ? 'attribute_not_exists(Listed)' : 'Listed = :listed',
    ListedIn === 0
      ? '(attribute_not_exists(ListedIn) OR ListedIn = :listedIn)'
      : 'ListedIn = :listedIn',
  ].join(' AND '),
  ExpressionAttributeValues: {
    ':listedAs': Email,
    ...(Listed > 0 && { ':listed': Listed }),
    ':listedIn': ListedIn,
  },
})

/** Writes fields of a person that the list does not show, and whatever belongs to them; false when a condition does not hold. */
export function writeProfile(
  id: string,
  changes: Record<string, unknown>,
  conditions: Condition[],
  more: Write[] = [],
): Promise<boolean> {
  const { ExpressionAttributeValues: values, ...profile } = setting(changes)
  const Update = {
    TableName,
    Key: keys.user(id),
    ...profile,
    ConditionExpression: conditions.map((one) => `(${one.ConditionExpression})`).join(' AND '),
    ExpressionAttributeValues: Object.assign(
      { ...values },
      ...conditions.map((one) => one.ExpressionAttributeValues),
    ),
  }
  return unlessRefused(transact([{ Update }, ...more]))
}
