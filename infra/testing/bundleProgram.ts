import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import {
  contextOf,
  type Handler,
  installRuntime,
  isStreaming,
  splitHead,
} from '../local/gateway/lambdaRuntime.ts'
import type { Invocation, Report } from './invokeBundle.ts'

installRuntime()
const [, , bundle = ''] = process.argv
const { handler }: { handler: Handler } = createRequire(import.meta.url)(bundle)

async function answerTo(event: unknown): Promise<unknown> {
  const context = contextOf('bundle', crypto.randomUUID(), Date.now() + 60_000)
  if (!isStreaming(handler)) return handler(event, context)
  const { head, body, out } = splitHead()
  const [begun, written] = await Promise.all([head, text(body), handler(event, out, context)])
  return { ...JSON.parse(begun.toString('utf8')), body: written }
}

/** Invokes it one time after the other, as Lambda does. */
async function report(invocations: Invocation[]): Promise<Report> {
  const answers: unknown[] = []
  const processorMs: number[] = []
  for (const { event, traceHeader = '', isKept = true } of invocations) {
    process.env['_X_AMZN_TRACE_ID'] = traceHeader
    const before = process.cpuUsage()
    const answer = await answerTo(event)
    answers.push(isKept ? answer : undefined)
    const { user, system } = process.cpuUsage(before)
    processorMs.push((user + system) / 1000)
  }
  return { answers, processorMs, peakMegabytes: process.resourceUsage().maxRSS / 1024 }
}

process.on('message', (invocations: Invocation[]) => {
  void report(invocations).then((made) => process.send?.(made, () => process.disconnect()))
})
