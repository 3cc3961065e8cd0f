import { createParser } from 'eventsource-parser'

type StreamEvent = { event: string; data: any; at: number }

/** Reads a streamed answer to its end: each event with the milliseconds since the call, and the comment lines. */
export async function eventsOf(response: Response, started = performance.now()) {
  const events: StreamEvent[] = []
  const comments: string[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) =>
      events.push({ event, data: JSON.parse(data), at: performance.now() - started }),
    onComment: (comment) => comments.push(comment),
  })
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? [])
    parser.feed(decoder.decode(bytes, { stream: true }))
  return { events, comments }
}
