import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { givenUpAfter, traceable } from '../runtime/awsClient.ts'
import { environment, variables } from '../runtime/env.ts'

/** The table's name in this stage. */
export const TableName = environment(variables.table).TABLE_NAME

/** The client that all stores share. A call that hangs is given up after 3 s and tried again, four times in all. */
export const table = DynamoDBDocumentClient.from(
  traceable(
    new DynamoDBClient({
      maxAttempts: 4,
      ...givenUpAfter(3_000),
    }),
  ),
  { marshallOptions: { removeUndefinedValues: true } },
)

/** One write of a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const cancelledBy = (error: unknown, cause: string): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === cause)

const conflictTries = 8

/**
 * Makes a write again while another transaction holds one of its items; the SDK itself gives up at the first such
 * answer, and nothing has been written then (Developer Guide, "Transaction conflict handling"). Any other error is
 * thrown at once.
 */
export async function pastConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await write()
    } catch (error) {
      const conflict =
        error instanceof TransactionConflictException || cancelledBy(error, 'TransactionConflict')
      if (!conflict || tried === conflictTries) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** tried))
    }
  }
}

/** Lets no try begin after a time: a Lambda that was frozen in between goes on where it stopped, minutes later. */
function givenUpAt(command: TransactWriteCommand, until: number): TransactWriteCommand {
  command.middlewareStack.add(
    (next) => async (given) => {
      if (Date.now() > until) throw new Error('A transaction comes too late')
      return next(given)
    },
    // Behind the retries, so before each of them. The document client adds a command's steps twice.
    { step: 'finalizeRequest', priority: 'low', name: 'givenUpAt', override: true },
  )
  return command
}

/** Does all of the writes, or none of them; with `until`, in milliseconds since 1970, no try begins later, and it throws. */
export const transact = (TransactItems: Write[], until = Infinity): Promise<unknown> =>
  pastConflicts(() => table.send(givenUpAt(new TransactWriteCommand({ TransactItems }), until)))

/**
 * Runs a conditional write. Gives true when it was done, false when its condition did not hold and nothing was
 * changed; any other error is thrown.
 */
export const unlessRefused = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      const refused =
        error instanceof ConditionalCheckFailedException ||
        cancelledBy(error, 'ConditionalCheckFailed')
      if (refused) return false
      throw error
    },
  )

/** The part of an update that sets fields, and removes those whose value is undefined. */
export function setting(fields: Record<string, unknown>) {
  const names = Object.keys(fields)
  const set = names.filter((name) => fields[name] !== undefined)
  const removed = names.filter((name) => fields[name] === undefined)
  const clause = (verb: string, parts: string[]) =>
    parts.length > 0 ? `${verb} ${parts.join(', ')}` : ''
  return {
    UpdateExpression: [
      clause(
        'SET',
        set.map((name) => `#${name} = :${name}`),
      ),
      clause(
        'REMOVE',
        removed.map((name) => `#${name}`),
      ),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ...(set.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(set.map((name) => [`:${name}`, fields[name]])),
    }),
  }
}

/** A condition of a write, and the values that it names. */
export type Condition = {
  ConditionExpression: string
  ExpressionAttributeValues?: Record<string, unknown>
}

/** Whether an item is there. */
export const stillThere: Condition = { ConditionExpression: 'attribute_exists(pk)' }

/**
 * Whether an item is there and as somebody has seen it, by the stamp of its last change (`DaytoUpdate`, empty before
 * the first one). An item that was written without a stamp counts as never changed.
 */
export const unchangedSince = (DaytoUpdate: string): Condition =>
  DaytoUpdate === ''
    ? {
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(DaytoUpdate) OR DaytoUpdate = :seen)',
        ExpressionAttributeValues: { ':seen': '' },
      }
    : {
        ConditionExpression: 'DaytoUpdate = :seen',
        ExpressionAttributeValues: { ':seen': DaytoUpdate },
      }
