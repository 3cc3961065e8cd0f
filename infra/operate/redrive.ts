import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { z } from 'zod'
import { eventPartition } from '../../functions/stores/table.ts'
import { outbox, UnreadableEvent } from '../../functions/stores/outbox.ts'
import type { Outputs } from './outputs.ts'

/** How many looks into the queue in a row may find only what has been tried. */
const mostInVain = 5

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

/** The messages that nobody else is working on, until there are none but those that have been tried: one that failed shows again after a while. */
async function* letters(QueueUrl: string, tried: ReadonlySet<string>): AsyncGenerator<Message> {
  let inVain = 0
  for (;;) {
    const { Messages = [] } = await queue.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        MessageAttributeNames: ['All'],
        WaitTimeSeconds: 1,
      }),
    )
    const others = Messages.filter(({ MessageId = '' }) => !tried.has(MessageId))
    if (Messages.length === 0 || (others.length === 0 && ++inVain === mostInVain)) return
    if (others.length > 0) inVain = 0
    yield* others
  }
}

/** What Lambda says of an event that a function threw over ("Adding a destination", invocation record). */
const thrownOver = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.unknown(),
})

/** Which Lambda a letter was for, and with what: undefined for one of a pipe, which holds nothing to do again. */
function invocationOf({ Body = '{}', MessageAttributes = {} }: Message) {
  const target = MessageAttributes['TARGET_ARN']?.StringValue
  if (target !== undefined) return { target, payload: Body }
  const record = z.safeParse(thrownOver, JSON.parse(Body)).data
  if (!record) return undefined
  // It names the version, which the rights of whoever repairs need not.
  const [arn] = record.requestContext.functionArn.split(':$LATEST')
  return { target: arn ?? '', payload: JSON.stringify(record.requestPayload) }
}

/** Which Lambda tells of an event; undefined for a mail of a stage that sends none any more. */
async function teller(
  { DeliverFunction, MailFunction }: Pick<Outputs, 'DeliverFunction' | 'MailFunction'>,
  id: string,
) {
  const happened = await outbox.get(id)
  return happened?.type === 'calendar.mailed' ? MailFunction : DeliverFunction
}

/**
 * Does again what was given up. A letter of a rule or a schedule that could not deliver names its target (`TARGET_ARN`)
 * and holds what it was to be sent; one of a Lambda that threw holds both in its body. One of a pipe only says where in the
 * stream it stopped: events are still in the table, and what has gone lacks in its protocol (docs/operate.md, "What is kept, and for
 * how long"), so that it is shown. What fails again stays in the queue, and an event of a later version in the table.
 */
export async function redrive(
  stack: Pick<Outputs, 'FailedQueueUrl' | 'DeliverFunction' | 'MailFunction'>,
  { mails }: { mails: boolean },
): Promise<string> {
  const QueueUrl = stack.FailedQueueUrl
  const failed: string[] = []
  const tried = new Set<string>()
  const ofPipes: string[] = []
  let done = 0
  for await (const letter of letters(QueueUrl, tried)) {
    tried.add(letter.MessageId ?? '')
    try {
      const again = invocationOf(letter)
      if (again) await invoke(again.target, again.payload)
      else ofPipes.push(letter.Body ?? '')
      const { ReceiptHandle } = letter
      await queue.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
      if (again) done++
    } catch (error) {
      failed.push(String(error))
    }
  }
  let told = 0
  const unread: string[] = []
  for (const id of await outbox.waiting()) {
    const Keys = { pk: { S: eventPartition }, sk: { S: id } }
    try {
      const target = await teller(stack, id)
      if (target === undefined && mails) {
        throw new Error(`Event ${id} is to be mailed: deploy this release first.`)
      }
      if (target === undefined) await outbox.remove(id)
      else await invoke(target, JSON.stringify({ detail: { dynamodb: { Keys } } }))
      told++
    } catch (error) {
      if (error instanceof UnreadableEvent) unread.push(error.message)
      else failed.push(String(error))
    }
  }
  const report = [
    `Did ${done} dead letters again and told of ${told} waiting events.`,
    ...(ofPipes.length > 0 ? ['Taken away, with nothing to do again (a pipe’s):', ...ofPipes] : []),
    ...(unread.length > 0 ? ['Left for the version that wrote them:', ...unread] : []),
  ].join('\n')
  if (failed.length === 0) return report
  throw new Error(`${report} ${failed.length} failed again:\n${failed.join('\n')}`)
}
