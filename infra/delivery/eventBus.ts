import { eventPartition, tableKeys } from '../../functions/stores/table.ts'

/** What the portal's events are called in EventBridge. */
export const eventSource = 'portalen'
export const eventDetailType = 'DomainEvent'

/**
 * What the pipe lets through of the table's stream: events as they are written (EventBridge Pipes, "Event filtering").
 */
export const streamFilter = {
  eventName: ['INSERT'],
  dynamodb: { Keys: { [tableKeys.partition]: { S: [eventPartition] } } },
}
