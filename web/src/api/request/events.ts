import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { limits } from '../../../../shared/limits.ts'
import { NetworkError } from './errors.ts'

/** The connection broke after the server had begun to answer. */
export class BrokenStream extends NetworkError {}

/** What comes within the time that a stream may be silent: the server sends at least a comment every ten seconds. */
async function inTime<T>(read: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BrokenStream()), limits.streamSilenceMs)
  return Promise.race([read, promise]).finally(() => clearTimeout(timer))
}

/**
 * The server-sent events of a body, as they come. Ends with the body; leaving early hangs up. Throws `BrokenStream` when the
 * connection breaks, or goes silent without a word, as where the network changes.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } catch (error) {
    // A connection that breaks in the middle is a TypeError here.
    throw error instanceof TypeError ? new BrokenStream(error) : error
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
