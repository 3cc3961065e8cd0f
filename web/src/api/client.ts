import * as z from 'zod/mini'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { streamEvents, textPiece } from '../../../shared/contract/stream.ts'
import { NetworkError } from './errors.ts'
import { eventsOf } from './events.ts'
import { parsedFailure } from './failures.ts'
import { type CallOptions, request } from './request.ts'

type Input = z.ZodMiniType<unknown, object>

const call =
  <I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) =>
  async (input: z.input<I>, options?: CallOptions): Promise<z.infer<O>> => {
    const response = await request(route, input, 'application/json', options)
    return z.parse(route.output, await response.json())
  }

/** A call whose answer comes piece by piece: yields the text, returns the whole answer. */
const streamed = <I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) =>
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
    if (whole === undefined) throw new NetworkError()
    return whole
  }

/** Every call that the portal makes, by its key in the contract. */
export const api = {
  auth: {
    forgetPass: call(contract['auth.forgetPass']),
    logout: call(contract['auth.logout']),
    me: call(contract['auth.me']),
  },
  profile: {
    image: call(contract['profile.image']),
  },
  assistant: {
    questions: call(contract['assistant.questions']),
    send: streamed(contract['assistant.send']),
  },
}
