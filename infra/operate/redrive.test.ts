import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { outbox } from '../../functions/stores/outbox.ts'
import { table, TableName, transact } from '../../functions/stores/client.ts'
import { keys } from '../../functions/stores/table.ts'
import { noticesOf } from '../testing/functions/notifications.ts'
import { person } from '../testing/functions/people.ts'
import { usePortal } from '../testing/functions/portal.ts'
import { invoke } from '../local/gateway/lambdas.ts'
import { redrive } from './redrive.ts'

// With the pipe, the events that are to be found waiting would be acted on before.
usePortal(async () => ({ pipe: false }))

const rule = 'arn:aws:lambda:eu-north-1:123456789012:function:rollUp'
const letter = (id: string, body: string, target?: string) => ({
  MessageId: id,
  ReceiptHandle: id,
  Body: body,
  MD5OfBody: createHash('md5').update(body).digest('hex'),
  ...(target && { MessageAttributes: { TARGET_ARN: { DataType: 'String', StringValue: target } } }),
})

// The two services of AWS that the portal's own machine has no engine for, as their protocols say.
let seen = new Set<string>()
let queue: ReturnType<typeof letter>[] = []
const invoked: [target: string, payload: string][] = []
const failing = new Set<string>()
/** Whether what was received shows again at once. */
let shows = false
let url = ''

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  const action = request.headers['x-amz-target']
  const json = (content: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(content))
  if (action === 'AmazonSQS.ReceiveMessage') {
    const Messages = queue.filter(({ MessageId }) => shows || !seen.has(MessageId))
    for (const { MessageId } of Messages) seen.add(MessageId)
    return json({ Messages })
  }
  if (action === 'AmazonSQS.DeleteMessage') {
    const { ReceiptHandle } = JSON.parse(body)
    queue = queue.filter(({ MessageId }) => MessageId !== ReceiptHandle)
    return json({})
  }
  const target = decodeURIComponent(
    /functions\/(.+)\/invocations/.exec(request.url ?? '')?.[1] ?? '',
  )
  invoked.push([target, body])
  if (failing.has(target))
    return json({ errorMessage: 'Nej' }, { 'x-amz-function-error': 'Unhandled' })
  if (target === 'deliver') await invoke('notifications.deliver', JSON.parse(body))
  return json(null)
}
const server = createServer((request, response) => void answer(request, response))
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', url)
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', url)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

test('what was given up is done again; what fails again stays', async () => {
  const staff = await person()
  const stack = { FailedQueueUrl: `${url}/queue`, DeliverFunction: 'deliver' }
  queue = [
    letter('a', '{"detail":1}', rule),
    letter('b', '{}', 'broken'),
    letter('c', '{"of":"pipe"}'),
  ]
  failing.add('broken')
  const told = { by: { id: 'k', name: 'Karin' }, at: new Date().toISOString() }
  const Event = { type: 'profile.changed' as const, userid: staff.id, message: 'Glömt', ...told }
  await transact([outbox.put(Event)])

  const report = redrive(stack, { mails: false })
  await expect(report).rejects.toThrow('1 failed again')
  await expect(report).rejects.toThrow(
    'Did 1 dead letters again and told of 1 waiting events.\nTaken away, with nothing to do again (a pipe’s):\n{"of":"pipe"}',
  )
  expect(queue.map(({ MessageId }) => MessageId)).toEqual(['b'])
  expect(invoked).toContainEqual([rule, '{"detail":1}'])
  expect((await noticesOf(staff)).map(({ message }) => message)).toEqual(['Glömt'])

  seen = new Set()
  failing.clear()
  expect(await redrive(stack, { mails: false })).toBe(
    'Did 1 dead letters again and told of 0 waiting events.',
  )
  expect(queue).toEqual([])
})

test('what a Lambda threw over is done again with what it was given', async () => {
  const functionArn = 'arn:aws:lambda:eu-north-1:123456789012:function:rollUp'
  const record = {
    version: '1.0',
    requestContext: {
      requestId: 'r',
      functionArn: `${functionArn}:$LATEST`,
      condition: 'RetriesExhausted',
      approximateInvokeCount: 3,
    },
    requestPayload: { 'detail-type': 'Scheduled Event' },
    responsePayload: { errorMessage: 'Nej' },
  }
  seen = new Set()
  queue = [letter('thrown', JSON.stringify(record))]
  invoked.splice(0)
  await redrive({ FailedQueueUrl: `${url}/queue`, DeliverFunction: 'deliver' }, { mails: false })
  expect(invoked).toContainEqual([functionArn, JSON.stringify(record.requestPayload)])
  expect(queue).toEqual([])
})

test('letters that fail again for longer than the queue hides them end the command, and are told', async () => {
  seen = new Set()
  queue = [letter('again', '{}', 'broken')]
  failing.add('broken')
  invoked.splice(0)
  // As if each failure took longer than that.
  shows = true
  const stack = { FailedQueueUrl: `${url}/queue`, DeliverFunction: 'deliver' }
  await expect(redrive(stack, { mails: false })).rejects.toThrow('1 failed again')
  expect(invoked.filter(([target]) => target === 'broken')).toHaveLength(1)
  shows = false
  failing.clear()
  queue = []
})

test.each([
  ['mailed by the Lambda for that', 'mail', 1],
  ['taken away where the stage mails none any more', undefined, 0],
])('a booking that nobody has mailed is %s', async (_, MailFunction, times) => {
  const { id: userid } = await person()
  const mailed = {
    type: 'calendar.mailed' as const,
    userid,
    by: { id: 'k', name: 'Karin' },
    at: new Date().toISOString(),
    mail: { cancelled: false, bookings: [] },
  }
  await transact([outbox.put(mailed)])
  invoked.splice(0)
  const stack = { FailedQueueUrl: `${url}/queue`, DeliverFunction: 'deliver', MailFunction }
  const told = await redrive(stack, { mails: false })
  expect(told).toContain('told of 1 waiting events')
  expect(invoked.filter(([target]) => target === 'mail')).toHaveLength(times)
  for (const one of await outbox.waiting()) await outbox.remove(one)
})

test('a booking’s mail is not taken away where the stage mails, and the stack does not say by what', async () => {
  const { id: userid } = await person()
  const by = { by: { id: 'k', name: 'Karin' }, at: new Date().toISOString() }
  const mail = { cancelled: false, bookings: [] }
  await transact([outbox.put({ type: 'calendar.mailed', userid, mail, ...by })])
  const stack = { FailedQueueUrl: `${url}/queue`, DeliverFunction: 'deliver' }
  await expect(redrive(stack, { mails: true })).rejects.toThrow('deploy this release first')
  const waiting = await outbox.waiting()
  expect(waiting).toHaveLength(1)
  for (const one of waiting) await outbox.remove(one)
})

test('an operator reads of an event that only a later version knows, which stays for that one', async () => {
  // The pipe cannot read it either.
  using _ = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const id = ulid()
  const Item = { ...keys.event(id), type: 'nytt.slag', by: { id: 'k', name: 'Karin' } }
  await table.send(new PutCommand({ TableName, Item }))
  const stack = { FailedQueueUrl: `${url}/queue`, DeliverFunction: 'deliver' }
  const told = await redrive(stack, { mails: false })
  const waiting = await outbox.waiting()
  await outbox.remove(id)
  expect(told).toBe(
    `Did 0 dead letters again and told of 0 waiting events.\nLeft for the version that wrote them:\nEvent ${id} of type nytt.slag cannot be read by this version: type`,
  )
  expect(waiting).toEqual([id])
})
