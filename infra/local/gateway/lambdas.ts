import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { background, type BackgroundKey } from '../../../shared/contract/background.ts'
import { contract, type RouteKey } from '../../../shared/contract/index.ts'
import { asLambda, contextOf, type Handler } from './lambdaRuntime.ts'

export type LambdaKey = RouteKey | BackgroundKey

/** Whether a Lambda has this key. */
export const isLambdaKey = (key: string): key is LambdaKey => key in contract || key in background

const root = resolve(import.meta.dirname, '../../..')

/** The file of a Lambda: `assistant.send` is `functions/assistant/send.ts`. */
const fileOf = (key: string): string => resolve(root, `functions/${key.replace('.', '/')}.ts`)

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** The handler of a Lambda, loaded when it is first asked for, as a cold start does. */
export async function handlerOf(key: LambdaKey): Promise<Handler> {
  const loaded: { handler?: unknown } = await import(pathToFileURL(fileOf(key)).href)
  if (!isHandler(loaded.handler)) throw new Error(`${fileOf(key)} exports no handler`)
  return asLambda(key, loaded.handler)
}

/** Invokes a Lambda that no route calls, with a copy of the event, and gives what it returns. */
export async function invoke(key: BackgroundKey, event: unknown): Promise<unknown> {
  const handler = await handlerOf(key)
  return handler(structuredClone(event), contextOf(key, crypto.randomUUID(), Date.now() + 900_000))
}
