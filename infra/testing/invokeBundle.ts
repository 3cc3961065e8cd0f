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
 * Invokes a Lambda's bundle in a process of its own, as Lambda does, with this process's environment and `env`. Gives
 * what it answered and used, and its log.
 */
export async function invokeBundle(
  file: string,
  invocations: Invocation[],
  env: Record<string, string> = {},
): Promise<Report & { log: string }> {
  const child = fork(program, [file], {
    env: { ...process.env, _HANDLER: 'index.handler', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  child.stderr?.on('data', (text) => (log += text))
  child.stdout?.on('data', (text) => (log += text))
  child.send(invocations)
  const [[report]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  const made: Report = report
  return { ...made, log }
}
