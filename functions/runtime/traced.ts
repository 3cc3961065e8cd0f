import { isRequestXRaySampled } from '@aws-lambda-powertools/commons/utils/env'
import { type Client, clients } from './awsClient.ts'
import { environment, variables } from './env.ts'
import { HttpError } from './errors.ts'
import { log } from './log.ts'

type Invocation = { isFirst: boolean; isFault: (error: unknown) => boolean }

/** What `tracer.ts` does for an invocation. */
export type Tracing = {
  /** Notes the calls of a client of the AWS SDK. */
  watch(client: Client): void
  /** Notes an invocation, its outgoing calls, and the error that it ends with if that is a fault. */
  run<T>(act: () => Promise<T>, invocation: Invocation): Promise<T>
}

let loading: Promise<Tracing | undefined> | undefined

async function load(): Promise<Tracing | undefined> {
  const { TRACER } = environment(variables.tracing)
  if (TRACER === '') return undefined
  try {
    const { tracing }: { tracing: Tracing } = await import(TRACER)
    for (const client of clients) tracing.watch(client)
    return tracing
  } catch (error) {
    log.error('the tracer could not be loaded', error)
    return undefined
  }
}

const isFault = (error: unknown) => !(error instanceof HttpError)

let invocations = 0

/**
 * A Lambda's handler whose invocations are seen in X-Ray from within: what it calls, how long that takes, what breaks.
 * The tracer is loaded by the first invocation that X-Ray has chosen, so that the others start without its 20 ms.
 */
export const traced =
  <A extends unknown[], T>(handle: (...given: A) => Promise<T>) =>
  async (...given: A): Promise<T> => {
    const isFirst = invocations++ === 0
    const tracing = isRequestXRaySampled() ? await (loading ??= load()) : undefined
    if (!tracing) return handle(...given)
    return tracing.run(() => handle(...given), { isFirst, isFault })
  }
