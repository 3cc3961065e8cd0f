import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { background, type BackgroundKey } from '../../../shared/contract/background.ts'
import { contract, type RouteKey } from '../../../shared/contract/index.ts'
import { type GroupValues, lambdaEnvironment } from '../../delivery/lambdaEnvironment.ts'
import { asLambda, contextOf, type Handler } from './lambdaRuntime.ts'

export type LambdaKey = RouteKey | BackgroundKey

const declared = { ...contract, ...background }

/** Whether a Lambda has this key. */
export const isLambdaKey = (key: string): key is LambdaKey => key in declared

const root = resolve(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)

/** A Lambda's own copy of all its modules (`buildLocal` of infra/build/build.ts). */
const fileOf = (key: LambdaKey): string => resolve(root, `dist/local/${key}/index.cjs`)

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

let deployed: { values: GroupValues; changes: Record<string, string> } | undefined

/**
 * Says what the Lambdas' variables are from now on, with `changes` where a Lambda has the variable. Those that were
 * loaded before are loaded anew.
 */
export function deployLambdas(values: GroupValues, changes: Record<string, string> = {}): void {
  deployed = { values, changes }
  coldStart(...Object.keys(declared).filter(isLambdaKey))
}

/** The next call of these Lambdas finds them without what they remembered, as where Lambda starts one more of them. */
export function coldStart(...lambdas: LambdaKey[]): void {
  for (const key of lambdas) delete require.cache[fileOf(key)]
}

/** The environment of a Lambda on this machine: the variables that the stack gives it, and no others. */
export function environmentOf(key: LambdaKey): Record<string, string> {
  if (!deployed) throw new Error('No environment of the Lambdas is known yet')
  const given = lambdaEnvironment(declared[key].permissions, deployed.values)
  const changed = Object.entries(deployed.changes).filter(([name]) => name in given)
  return { ...given, ...Object.fromEntries(changed) }
}

/** What a Lambda's copy of the modules has for `process`: Node's, but with the environment of that Lambda alone. */
function processOf(file: string): typeof process {
  const key = basename(dirname(file))
  if (!isLambdaKey(key)) throw new Error(`There is no Lambda ${key}`)
  return Object.create(process, { env: { value: environmentOf(key) } })
}
Object.assign(globalThis, { lambdaProcess: processOf })

/** The handler of a Lambda, loaded when it is first asked for, as a cold start does. */
export async function handlerOf(key: LambdaKey): Promise<Handler> {
  const loaded: { handler?: unknown } = require(fileOf(key))
  if (!isHandler(loaded.handler)) throw new Error(`${fileOf(key)} exports no handler`)
  return asLambda(key, loaded.handler)
}

/** Invokes a Lambda that no route calls, with a copy of the event, and gives what it returns. */
export async function invoke(key: BackgroundKey, event: unknown): Promise<unknown> {
  const handler = await handlerOf(key)
  return handler(structuredClone(event), contextOf(key, crypto.randomUUID(), Date.now() + 900_000))
}
