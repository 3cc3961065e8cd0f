import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import { finished } from 'node:stream/promises'
import type { StoredUser } from '../../functions/stores/users.ts'
import { STAFF } from '../../shared/rules/permissions.ts'
import { contextOf, isStreaming, splitHead } from '../local/gateway/lambdaRuntime.ts'
import { handlerOf, type LambdaKey } from '../local/gateway/lambdas.ts'
import { asIfBy, sampleEvent } from '../local/sampleEvents.ts'
import { demoQuestions } from '../local/seed/questions.ts'
import type { Line } from './line.ts'

type Units = { read: number; written: number }

const person = { Role: STAFF, Firstname: 'Anna', Lastname: 'Bergström', Email: 'anna@example.se' }

/** Runs a Lambda on its sample event to the end, as somebody. */
async function run(key: LambdaKey, id: string): Promise<void> {
  const handler = await handlerOf(key)
  const event = asIfBy(sampleEvent(key), id)
  const context = contextOf(key, crypto.randomUUID(), Date.now() + 60_000)
  if (!isStreaming(handler)) return void (await handler(event, context))
  const { head, body, out } = splitHead()
  await Promise.all([head, handler(event, out, context), finished(body.resume())])
}

/** Watches the stores' client: gives the units that `work` consumes, by DynamoDB's own count. */
async function unitsOf(work: () => Promise<unknown>): Promise<Units> {
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

/** A library of `size` questions with texts as long as the demo's, and ids as new questions get them. */
async function fillLibrary(size: number): Promise<void> {
  const { newQuestionId, questions } = await import('../../functions/stores/questions.ts')
  const texts = demoQuestions(new Date())
  // The one that the sample event asks.
  await Promise.all(texts.slice(0, 1).map((text) => questions.add(text)))
  const missing = size - (await questions.cards()).length
  for (let index = 0; index < missing; index++) {
    const text = texts[index % texts.length]
    if (text) await questions.add({ ...text, id: newQuestionId() })
  }
}

/** Request units of the calls that budgets.md names. A portal has to be running in this process. */
export async function requestUnits(): Promise<Line[]> {
  const { users } = await import('../../functions/stores/users.ts')
  const user: StoredUser = { ...users.blank, ...person, id: crypto.randomUUID() }
  await users.add(user)
  await fillLibrary(100)
  const caller = await unitsOf(() => run('auth.me', user.id))
  const lobby = await unitsOf(() => run('assistant.questions', user.id))
  const answer = await unitsOf(() => run('assistant.send', user.id))
  const unit = 'units'
  return [
    { what: 'a route’s caller check', figure: caller.read, unit, goal: 0.5 },
    {
      what: 'Question/Uall, 100 questions, besides that check',
      figure: lobby.read - caller.read,
      unit,
      goal: 2,
    },
    { what: 'Question/send, read', figure: answer.read, unit, goal: 2 },
    { what: 'Question/send, written', figure: answer.written, unit, goal: 14 },
  ]
}
