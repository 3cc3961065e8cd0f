import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const program = resolve(import.meta.dirname, 'bundleProgram.ts')

/** An event, and the trace header that Lambda's runtime shows beside it. */
export type Invocation = { event: unknown; traceHeader?: string }

export type Report = {
  answers: unknown[]
  /** Milliseconds that each invocation took of a processor. */
  processorMs: number[]
  peakMegabytes: number
}

/**
 * Invokes a Lambda's bundle in a process of its own, as Lambda does, with this environment and no other variables. Gives
 * what it answered and used, and its log. Throws what the process said when the bundle does not come to an answer.
 */
export async function invokeBundle(
  file: string,
  invocations: Invocation[],
  env: Record<string, string>,
): Promise<Report & { log: string }> {
  const child = fork(program, [file], {
    env: { _HANDLER: 'index.handler', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  child.stderr?.on('data', (text) => (log += text))
  child.stdout?.on('data', (text) => (log += text))
  child.send(invocations)
  let made: Report | undefined
  child.on('message', (report: Report) => (made = report))
  await once(child, 'close')
  if (!made) throw new Error(log)
  return { ...made, log }
}
