import { Agent, type ClientRequest, type IncomingMessage, request as send } from 'node:http'
import { z } from 'zod'
import { tableKeys } from '../../../functions/stores/table.ts'
import { type Listening, listen } from '../engines/listen.ts'
import { arns } from './arns.ts'
import type { Call } from './evaluate.ts'
import type { Judge } from './guard.ts'

const item = z.record(z.string(), z.object({ S: z.optional(z.string()) }))
const itemAsked = {
  Key: z.optional(item),
  Item: z.optional(item),
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
  ExpressionAttributeValues: z.optional(item),
}
const named = z.object({ TableName: z.string(), ...itemAsked })
const batched = z.union([
  z.array(z.record(z.string(), z.object({ Key: z.optional(item), Item: z.optional(item) }))),
  z.object({ Keys: z.array(item) }),
])
const asked = z.object({
  ...itemAsked,
  TableName: z.optional(z.string()),
  IndexName: z.optional(z.string()),
  /** Of a batch: what is asked of each table. */
  RequestItems: z.optional(z.record(z.string(), batched)),
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

type Item = z.infer<typeof item>

const partitionOf = (keyed: Item | undefined): string[] =>
  [keyed?.[tableKeys.partition]?.S].filter((text) => text !== undefined)

/** The partition that a query names, as every query has to. */
function queried(of: z.infer<typeof asked>): string[] {
  const parts = (of.KeyConditionExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g)
  return [...parts].flatMap(([, name = '', value = '']) =>
    (of.ExpressionAttributeNames?.[name] ?? name) === tableKeys.partition
      ? [of.ExpressionAttributeValues?.[value]?.S ?? '']
      : [],
  )
}

/** What of a request stands under `dynamodb:LeadingKeys` ("Using IAM policy conditions for fine-grained access control"). */
const leadingKeys = (of: z.infer<typeof asked>): string[] => [
  ...partitionOf(of.Key),
  ...partitionOf(of.Item),
  ...queried(of),
]

const batchKeys = (of: z.infer<typeof batched>): string[] =>
  'Keys' in of
    ? of.Keys.flatMap(partitionOf)
    : of.flatMap((request) => Object.values(request).flatMap(leadingKeys))

/** Which rights a request needs. */
function dynamodbCalls(region: string, target: string, body: unknown): Call[] {
  const { table } = arns(region)
  const request = z.parse(asked, body)
  const { TableName, IndexName, RequestItems, TransactItems } = request
  const operation = target.split('.')[1] ?? ''
  const call = (action: string, resource: string, keys: string[]): Call => ({
    action: `dynamodb:${action}`,
    resource,
    keys,
  })
  if (TransactItems) {
    return TransactItems.flatMap((one) =>
      Object.entries(one).flatMap(([part, of]) =>
        of ? [call(partActions[part] ?? part, table(of.TableName), leadingKeys(of))] : [],
      ),
    )
  }
  if (RequestItems) {
    return Object.entries(RequestItems).map(([name, of]) =>
      call(operation, table(name), batchKeys(of)),
    )
  }
  if (TableName === undefined) return [call(operation, '*', [])]
  const index = IndexName === undefined ? '' : `/index/${IndexName}`
  return [call(operation, table(TableName) + index, leadingKeys(request))]
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
