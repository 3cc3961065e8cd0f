import { Agent, type ClientRequest, type IncomingMessage, request as send } from 'node:http'
import { z } from 'zod'
import { type Listening, listen } from '../engines/listen.ts'
import { arns } from './arns.ts'
import type { Call } from './evaluate.ts'
import type { Judge } from './guard.ts'

const named = z.object({ TableName: z.string() })
const asked = z.object({
  TableName: z.optional(z.string()),
  IndexName: z.optional(z.string()),
  /** Of a batch: what is asked of each table. */
  RequestItems: z.optional(z.record(z.string(), z.unknown())),
  /** Of a transaction: one operation and its table each. */
  TransactItems: z.optional(z.array(z.record(z.string(), z.optional(named)))),
})

/** The rights that the parts of a transaction need ("Amazon DynamoDB transactions: how it works", IAM). */
const partActions: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

/** Which rights a request needs. */
function dynamodbCalls(region: string, target: string, body: unknown): Call[] {
  const { table } = arns(region)
  const { TableName, IndexName, RequestItems, TransactItems } = z.parse(asked, body)
  const operation = target.split('.')[1] ?? ''
  const call = (action: string, resource: string): Call => ({
    action: `dynamodb:${action}`,
    resource,
  })
  if (TransactItems) {
    return TransactItems.flatMap((item) =>
      Object.entries(item).flatMap(([part, of]) =>
        of ? [call(partActions[part] ?? part, table(of.TableName))] : [],
      ),
    )
  }
  if (RequestItems) return Object.keys(RequestItems).map((name) => call(operation, table(name)))
  if (TableName === undefined) return [call(operation, '*')]
  return [
    call(operation, table(TableName) + (IndexName === undefined ? '' : `/index/${IndexName}`)),
  ]
}

const refusal = (Message: string) =>
  JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', Message })

/** All bytes of a message at once: by events, which cost less than half of what `for await` does. */
const bytesOf = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    message.on('data', (piece: Buffer) => pieces.push(piece))
    message.on('end', () => resolve(Buffer.concat(pieces)))
    message.on('error', reject)
  })

const received = (onward: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => onward.on('response', resolve).on('error', reject))

/** Stands before a DynamoDB engine, which knows no IAM, and lets pass what its caller may do. */
export function guardDynamodb(engine: string, region: string, judge: Judge): Promise<Listening> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(engine)
  return listen(0, async (request, response) => {
    const { method, url: path, headers } = request
    const body = await bytesOf(request)
    const target = headers['x-amz-target']
    const calls = target ? dynamodbCalls(region, String(target), JSON.parse(body.toString())) : []
    const refused = judge(headers, calls)
    if (refused !== undefined) {
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
      return response.end(refusal(refused))
    }
    const onward = send({ agent, hostname, port, path, method, headers })
    const answer = await received(onward.end(body))
    const answered = await bytesOf(answer)
    return response.writeHead(answer.statusCode ?? 502, answer.headers).end(answered)
  })
}
