import type { Notification } from '../../../shared/contract/notifications.ts'
import { outbox } from '../../../functions/stores/outbox.ts'
import { eventPartition } from '../../../functions/stores/table.ts'
import { call } from './call.ts'
import { until } from './records.ts'

/** Waits until the pipe has carried every event, and the Lambdas have acted on it. */
export const delivered = () =>
  until(
    () => outbox.waiting(),
    (ids) => ids.length === 0,
  )

/** The notifications of whoever has this token, once everything that has happened is told. */
export async function noticesOf({ token }: { token: string }): Promise<Notification[]> {
  await delivered()
  return (await call('notifications.all', {}, { token })).body.results
}

/** A record of the table's stream as EventBridge hands it on. */
export const eventRecord = (id: string) => ({
  detail: { dynamodb: { Keys: { pk: { S: eventPartition }, sk: { S: id } } } },
})
