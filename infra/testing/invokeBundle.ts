import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const program = resolve(import.meta.dirname, 'bundleProgram.ts')

/**
 * An event, and the trace header that Lambda's runtime shows beside it. An answer that is not kept is none of the peak's, and
 * `undefined` in the report.
 */
export type Invocation = { event: unknown; traceHeader?: string; isKept?: boolean }

export type Report = {
  answers: unknown[]
  /** Milliseconds that each invocation took of a processor. */
  processorMs: number[]
  peakMegabytes: number
}

/**
 * V8's limits in MB, as Lambda's start of Node.js 24 is said to set them where it gives 512 MB: a twentieth for what is new
 * (twice the semi-space), the rest for what is old. Without them a machine with much memory lets what nobody uses any more
 * lie for longer, and the peak is the machine's.
 */
const execArgv = ['--max-semi-space-size=12', '--max-old-space-size=486']

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
    execArgv,
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
