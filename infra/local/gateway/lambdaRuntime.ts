import { PassThrough, type Writable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import type { Context } from 'aws-lambda'
import { runAs } from '../iam/callers.ts'

/** What separates the head of a streamed answer from its body ("Lambda response streaming", integration responses). */
const separator = Buffer.alloc(8)

type Streaming = (event: unknown, out: Writable, context: Context) => Promise<void>

const streaming = new WeakSet<object>()

/** The global that Lambda's Node runtime gives to functions that stream. */
export const installRuntime = () =>
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse(handler: Streaming) {
        streaming.add(handler)
        return handler
      },
      HttpResponseStream: {
        from(out: Writable, head: Record<string, unknown>) {
          out.write(Buffer.concat([Buffer.from(JSON.stringify(head)), separator]))
          return out
        },
      },
    },
  })

/** Whether a handler was made by `awslambda.streamifyResponse`. */
export const isStreaming = (handler: object): boolean => streaming.has(handler)

export type Handler = (...given: unknown[]) => unknown

/** A Lambda's handler that runs as that Lambda: the engines know whose calls are whose. */
export function asLambda(key: string, handler: Handler): Handler {
  const known: Handler = (...given) => runAs(key, () => handler(...given))
  if (isStreaming(handler)) streaming.add(known)
  return known
}

/** A Lambda's context, with what a handler may read of it. */
export const contextOf = (name: string, requestId: string, endsAt: number): Context => ({
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:eu-north-1:000000000000:function:${name}`,
  memoryLimitInMB: '512',
  awsRequestId: requestId,
  logGroupName: `/aws/lambda/${name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
})

/** A streamed answer: its head as soon as it is written, and the stream of its body. */
export type Streamed = { head: Promise<Buffer>; body: PassThrough; out: PassThrough }

/** Takes what a streaming handler writes apart into head and body. */
export function splitHead(): Streamed {
  const out = new PassThrough()
  const body = new PassThrough()
  const head = Promise.withResolvers<Buffer>()
  let begun: Buffer | undefined = Buffer.alloc(0)
  out.on('data', (piece: Buffer) => {
    if (!begun) return void body.write(piece)
    begun = Buffer.concat([begun, piece])
    const end = begun.indexOf(separator)
    if (end < 0) return
    head.resolve(begun.subarray(0, end))
    body.write(begun.subarray(end + separator.length))
    begun = undefined
  })
  out.on('end', () => body.end())
  out.on('close', () => {
    head.reject(new Error('The Lambda ended without an answer'))
    body.end()
  })
  return { head: head.promise, body, out }
}

const running = new Map<PassThrough, Promise<unknown>>()

/** Runs a streaming handler to its end, which is also that of `out`. */
export function runToEnd(out: PassThrough, run: () => unknown): Promise<unknown> {
  const ended = Promise.resolve(run()).finally(() => {
    running.delete(out)
    out.end()
  })
  running.set(out, ended)
  return ended
}

/** How long the portal's end waits for what it has broken off, in milliseconds: a run of trials does not hear of it. */
const endTimeoutMs = 5_000

/** Breaks off every answer that is on its way, as the portal itself ends, and waits until each has noted it. */
export async function breakOff(): Promise<void> {
  for (const out of running.keys()) out.destroy(new Error('The portal ends'))
  const noted = Promise.allSettled(running.values())
  await Promise.race([noted, after(endTimeoutMs, undefined, { ref: false })])
}
