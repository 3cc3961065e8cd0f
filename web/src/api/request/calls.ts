import * as z from 'zod/mini'
import type { Route } from '../../../../shared/contract/route.ts'
import { streamEvents, textPiece } from '../../../../shared/contract/http/stream.ts'
import { NetworkError } from './errors.ts'
import { BrokenStream, eventsOf } from './events.ts'
import { parsedFailure } from './failures.ts'
import { remembered } from './remembered.ts'
import { type CallOptions, request } from './request.ts'

type Input = z.ZodMiniType<unknown, object>

/** What a reply says. A connection that breaks in the middle of it is a TypeError here. */
const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    throw error instanceof TypeError ? new NetworkError(error) : error
  })

/** A call that is answered whole. */
export const call =
  <I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) =>
  async (input: z.input<I>, options?: CallOptions): Promise<z.infer<O>> => {
    const response = await request(route, input, 'application/json', options)
    return z.parse(route.output, await bodyOf(response))
  }

/** A call that asks whether its last answer still holds. While it does, it gives that same object again. */
export function revalidated<I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) {
  const answers = remembered<z.infer<O>>()
  return async (input: z.input<I>, { signal }: CallOptions = {}): Promise<z.infer<O>> => {
    const address = JSON.stringify(input)
    const known = answers.get(address)
    const options = { signal, etag: known?.etag }
    const response = await request(route, input, 'application/json', options)
    if (known && response.status === 304) return known.answer
    const answer = z.parse(route.output, await bodyOf(response))
    const etag = response.headers.get('etag')
    if (etag !== null) answers.set(address, etag, answer)
    return answer
  }
}

/** A call whose answer comes piece by piece: yields the text, returns the whole answer. */
export const streamed = <I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) =>
  async function* stream(
    input: z.input<I>,
    options?: CallOptions,
  ): AsyncGenerator<string, z.infer<O>> {
    const response = await request(route, input, 'text/event-stream', options)
    if (!response.body) throw new NetworkError()
    let whole: z.infer<O> | undefined
    for await (const { event, data } of eventsOf(response.body)) {
      const content: unknown = JSON.parse(data)
      if (event === streamEvents.text) yield z.parse(textPiece, content).text
      if (event === streamEvents.result) whole = z.parse(route.output, content)
      if (event === streamEvents.failure) throw parsedFailure(content, response.status)
    }
    // A stream that ends without its result was cut on the way.
    if (whole === undefined) throw new BrokenStream()
    return whole
  }
