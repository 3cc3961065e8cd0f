import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
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

/** Watches the stores' client: gives the units that `work` consumes, by DynamoDB's own count. */
export async function unitsOf(work: () => Promise<unknown>): Promise<Units> {
  const { table } = await import('../../functions/stores/client.ts')
  const units = { read: 0, written: 0 }
  const name = 'countUnits'
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
        const result = await next(args)
        const { ConsumedCapacity: counted } = result.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[]
        }
        const sum = [counted ?? []].flat().reduce((all, one) => all + (one.CapacityUnits ?? 0), 0)
        units[/Get|Query|Scan/.test(commandName) ? 'read' : 'written'] += sum
        return result
      },
    { step: 'initialize', name },
  )
  await work()
  table.middlewareStack.remove(name)
  return units
}
