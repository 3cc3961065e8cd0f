import type { Writable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { streamEvents } from '../../../shared/contract/http/stream.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import type { HttpError } from '../../runtime/errors.ts'
import { failureOf } from '../../runtime/errors.ts'

const keepAliveMs = serverLimits.streamKeepAliveSeconds * 1000

const frame = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The headers of a streamed answer; `no-transform` keeps every proxy on the way from collecting it. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
}

/** Waits for the first piece, but no longer than a silent stream may last: until then a failure has its own status. */
export const firstOrKeepAlive = (first: Promise<unknown>) =>
  Promise.race([first, after(keepAliveMs, undefined, { ref: false })])

type Events<T> = {
  /** The first piece, which has been asked for already. */
  first: Promise<IteratorResult<string, T>>
  /** The result as it leaves. */
  resultOf: (result: T) => unknown
  errorOf: (error: unknown) => HttpError
}

/**
 * Writes pieces of text as they come, a comment line whenever there was none for a while, and at last the result or
 * the failure (`shared/contract/http/stream.ts`). Never throws: an error becomes the failure event.
 */
export async function writeEvents<T>(
  out: Writable,
  pieces: AsyncIterator<string, T>,
  { first, resultOf, errorOf }: Events<T>,
): Promise<void> {
  const keepAlive = setInterval(() => out.write(': \n\n'), keepAliveMs)
  try {
    let next = await first
    for (; !next.done; next = await pieces.next()) {
      out.write(frame(streamEvents.text, { text: next.value }))
    }
    out.write(frame(streamEvents.result, resultOf(next.value)))
  } catch (error) {
    out.write(frame(streamEvents.failure, failureOf(errorOf(error))))
  } finally {
    clearInterval(keepAlive)
  }
}
