import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { eventPartition } from '../../functions/stores/table.ts'
import { outbox } from '../../functions/stores/outbox.ts'
import type { Outputs } from './outputs.ts'

const lambda = new LambdaClient()
const queue = new SQSClient()

/** Runs a Lambda to its end. Throws what it threw. */
async function invoke(FunctionName: string, payload: string): Promise<void> {
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName, Payload: payload }),
  )
  if (FunctionError !== undefined) {
    throw new Error(`${FunctionName}: ${Payload?.transformToString() ?? FunctionError}`)
  }
}

/** The messages that nobody else is working on, until there are none. */
async function* letters(QueueUrl: string): AsyncGenerator<Message> {
  for (;;) {
    const { Messages = [] } = await queue.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        MessageAttributeNames: ['All'],
        WaitTimeSeconds: 1,
      }),
    )
    if (Messages.length === 0) return
    yield* Messages
  }
}

/**
 * Does again what EventBridge gave up. A letter of a rule or a schedule names its target (`TARGET_ARN`) and holds what
 * it was to be sent. One of the pipe holds no event, but those are still in the table. What fails again stays in the
 * queue.
 */
export async function redrive(
  stack: Pick<Outputs, 'FailedQueueUrl' | 'DeliverFunction'>,
): Promise<string> {
  const QueueUrl = stack.FailedQueueUrl
  const failed: string[] = []
  let done = 0
  for await (const { Body = '{}', MessageAttributes = {}, ReceiptHandle } of letters(QueueUrl)) {
    const target = MessageAttributes['TARGET_ARN']?.StringValue
    try {
      if (target !== undefined) await invoke(target, Body)
      await queue.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
      done++
    } catch (error) {
      failed.push(String(error))
    }
  }
  let told = 0
  for (const id of await outbox.waiting()) {
    const Keys = { pk: { S: eventPartition }, sk: { S: id } }
    try {
      await invoke(stack.DeliverFunction, JSON.stringify({ detail: { dynamodb: { Keys } } }))
      told++
    } catch (error) {
      failed.push(String(error))
    }
  }
  const report = `Did ${done} dead letters again and told of ${told} waiting events.`
  if (failed.length === 0) return report
  throw new Error(`${report} ${failed.length} failed again:\n${failed.join('\n')}`)
}
