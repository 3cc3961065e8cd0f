import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment, variables } from '../platform/env.ts'

/** The table's name in this stage. */
export const TableName = environment(variables.table).TABLE_NAME

/** The client that all stores share. A call that hangs is given up after 3 s and tried again, four times in all. */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 3_000,
      throwOnRequestTimeout: true,
    },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
)

/** Whether a write was refused because its condition did not hold, alone or within a transaction. */
const conditionFailed = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed'))

/**
 * Runs a conditional write. Gives true when it was done, false when its condition did not hold and nothing was
 * changed; any other error is thrown.
 */
export const unlessRefused = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      if (conditionFailed(error)) return false
      throw error
    },
  )
