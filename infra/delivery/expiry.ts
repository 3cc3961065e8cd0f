import type { BackgroundKey } from '../../shared/contract/background.ts'
import { recordedPartitions } from '../../shared/rules/disposedKinds.ts'
import { tableKeys } from '../../functions/stores/table.ts'

/**
 * What the pipe of what has gone lets through of the table's stream: what DynamoDB deleted because its time had come (Amazon DynamoDB,
 * "DynamoDB Streams and Time to Live"), of the partitions that hold records of people.
 */
export const expiryFilter = {
  eventName: ['REMOVE'],
  userIdentity: { type: ['Service'], principalId: ['dynamodb.amazonaws.com'] },
  dynamodb: {
    Keys: { [tableKeys.partition]: { S: recordedPartitions.map((prefix) => ({ prefix })) } },
  },
}

/** Who counts what has gone, and how many items of it at a time at most. */
export const disposalRecorder = 'users.recordDisposals' satisfies BackgroundKey
export const disposalBatch = 1_000
