import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { NetworkError } from './errors.ts'

/** The server-sent events of a body, as they come. Ends with the body; leaving early hangs up. */
export async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } catch (error) {
    // A connection that breaks in the middle is a TypeError here.
    throw error instanceof TypeError ? new NetworkError(error) : error
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
