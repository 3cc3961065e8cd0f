import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName, unlessRefused } from './client.ts'
import { keys } from './table.ts'

/** Seconds that a lease lasts unless its holder takes it again: longer than any call, so that only a crash leaves one behind. */
export const leaseSeconds = 30

/**
 * Leases on what only one call at a time may change, since it lies in two systems: the table and the user pool.
 * `on` says what, `holder` who.
 */
export const leases = {
  /**
   * Takes a lease; the same holder may take it again, to keep it longer or as when the first reply was lost. False while
   * another holds it.
   */
  take(on: string, holder: string, now = Date.now()): Promise<boolean> {
    const seconds = Math.floor(now / 1000)
    return unlessRefused(
      table.send(
        new PutCommand({
          TableName,
          Item: { ...keys.lease(on), holder, expires: seconds + leaseSeconds },
          ConditionExpression: 'attribute_not_exists(pk) OR expires <= :now OR holder = :holder',
          ExpressionAttributeValues: { ':now': seconds, ':holder': holder },
        }),
      ),
    )
  },

  /** Gives a lease back; nothing when somebody else holds it by now. */
  async release(on: string, holder: string): Promise<void> {
    await unlessRefused(
      table.send(
        new DeleteCommand({
          TableName,
          Key: keys.lease(on),
          ConditionExpression: 'holder = :holder',
          ExpressionAttributeValues: { ':holder': holder },
        }),
      ),
    )
  },
}
