import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { finished } from 'node:stream/promises'
import { contextOf, isStreaming, splitHead } from '../local/gateway/lambdaRuntime.ts'
import { handlerOf, type LambdaKey } from '../local/gateway/lambdas.ts'
import { asIfBy, sampleEvent } from '../local/sampleEvents.ts'

type Units = { read: number; written: number }

/** Runs a Lambda to the end on its sample event, as somebody, with some of the event changed. Gives its answer. */
export async function run(key: LambdaKey, id: string, changes: object = {}): Promise<unknown> {
  const handler = await handlerOf(key)
  const event = Object.assign({}, asIfBy(sampleEvent(key), { id }), changes)
  const context = contextOf(key, crypto.randomUUID(), Date.now() + 60_000)
  if (!isStreaming(handler)) return handler(event, context)
  const { head, body, out } = splitHead()
  return Promise.all([head, handler(event, out, context), finished(body.resume())])
}

const counted = new AsyncLocalStorage<Units>()

const isRead = (command: object) => /Get|Query|Scan/.test(command.constructor.name)

/**
 * Watches every Lambda's client of the table: gives the units that `work` consumes, by DynamoDB's own count. What runs beside it,
 * such as who tells people of what has just happened, counts only `withFollowing`.
 */
export async function unitsOf(
  work: () => Promise<unknown>,
  { withFollowing = false } = {},
): Promise<Units> {
  const units = { read: 0, written: 0 }
  const { prototype }: any = DynamoDBDocumentClient
  const { send } = prototype
  prototype.send = async function counting(this: unknown, command: { input: object }) {
    if (!withFollowing && counted.getStore() !== units) return send.call(this, command)
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const { ConsumedCapacity: all, ...result } = await send.call(this, command)
    const consumed: ConsumedCapacity[] = [all ?? []].flat()
    const sum = consumed.reduce((more, one) => more + (one.CapacityUnits ?? 0), 0)
    units[isRead(command) ? 'read' : 'written'] += sum
    return result
  }
  await counted.run(units, work)
  prototype.send = send
  return units
}
