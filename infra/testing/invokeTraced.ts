import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import {
  contextOf,
  type Handler,
  installRuntime,
  isStreaming,
  splitHead,
} from '../local/gateway/lambdaRuntime.ts'

/** An invocation, and the trace header that Lambda's runtime shows it. */
export type TracedInvocation = { event: unknown; traceHeader: string }

installRuntime()
const [, , bundle = ''] = process.argv
const { handler }: { handler: Handler } = createRequire(import.meta.url)(bundle)

async function answer(event: unknown): Promise<unknown> {
  const context = contextOf('traced', crypto.randomUUID(), Date.now() + 60_000)
  if (!isStreaming(handler)) return handler(event, context)
  const { head, body, out } = splitHead()
  const [begun] = await Promise.all([head, text(body), handler(event, out, context)])
  return JSON.parse(begun.toString('utf8'))
}

// A process of its own, as in Lambda: the tracer changes Node's own modules.
process.on('message', (invocations: TracedInvocation[]) => {
  void (async () => {
    const answers = []
    for (const { event, traceHeader } of invocations) {
      process.env['_X_AMZN_TRACE_ID'] = traceHeader
      answers.push(await answer(event))
    }
    process.send?.(answers, () => process.disconnect())
  })()
})
