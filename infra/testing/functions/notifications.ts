import type { Notification } from '../../../shared/contract/notifications.ts'
import { eventPartition } from '../../../functions/stores/table.ts'
import { coldStart } from '../../local/gateway/lambdas.ts'
import { call } from './call.ts'
import { delivered } from './records.ts'

/**
 * The notifications of whoever has this token, once everything that has happened is told. By Lambdas that have just
 * started: others trust what they know for a while (`limits.notificationsTrustedMs`).
 */
export async function noticesOf({ token }: { token: string }): Promise<Notification[]> {
  await delivered()
  coldStart('notifications.all', 'notifications.seen', 'notifications.dismiss')
  return (await call('notifications.all', {}, { token })).body.results
}

/** A record of the table's stream as EventBridge hands it on. */
export const eventRecord = (id: string) => ({
  detail: { dynamodb: { Keys: { pk: { S: eventPartition }, sk: { S: id } } } },
})
