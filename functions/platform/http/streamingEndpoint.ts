import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import { traced } from '../../runtime/traced.ts'
import type { Caller } from '../caller.ts'
import { abortOnStop } from './abortOnStop.ts'
import { chain } from './chain.ts'
import { eventStreamHeaders, firstOrKeepAlive, writeEvents } from './eventStream.ts'
import { findCaller } from './middlewares/findCaller.ts'
import { ok, type Response } from './response.ts'
import type { RouteEvent } from './routeEvent.ts'
import { httpErrorOf } from './middlewares/toHttpError.ts'

/**
 * Milliseconds after which an answer that comes whole is given up: CloudFront cuts what has sent nothing for 60 seconds
 * (infra/constructs/site/portalOrigin.ts), and the Lambda would go on for nobody.
 */
const wholeMs = 55_000

/** What a streaming route may be asked; an answer with an id can be stopped. */
type Input = z.ZodMiniType<{ AnswerId?: string | undefined }>

/**
 * The call of a streaming route. `signal` is aborted when the answer is to end early, with the failure that it is then.
 */
type Call<I> = { input: I; caller: Caller; signal: AbortSignal }

/** What ends an answer early. */
type Limits = { running: AbortController; longestMs: number | undefined }

async function drain<T>(pieces: AsyncIterator<string, T>): Promise<T> {
  for (;;) {
    const next = await pieces.next()
    if (next.done) return next.value
  }
}

/**
 * The Lambda of a route that may stream. `act` yields the answer's text piece by piece and returns the whole answer;
 * a client that accepts `text/event-stream` gets the pieces, any other only the whole, and both run the same code.
 * `act` is always run to its end, also when the answer is stopped: what it must note, it notes.
 */
export const streamingEndpoint = <I extends Input, O extends z.ZodMiniType>(
  route: Route<I, O, 'user' | 'admin'>,
  act: (call: Call<z.infer<I>>) => AsyncGenerator<string, z.input<O>>,
  longestMs = wholeMs,
) => {
  async function* answer({ input, caller }: RouteEvent<z.infer<I>>, limits: Limits) {
    using _watch = abortOnStop(limits.running, {
      userid: caller.id,
      answerId: input.AnswerId,
      longestMs: limits.longestMs,
    })
    return yield* act({ input, caller, signal: limits.running.signal })
  }

  const handle = async (event: RouteEvent<z.infer<I>>): Promise<Response> => {
    const running = new AbortController()
    const { requestId } = event.requestContext
    if (!event.headers['accept']?.includes('text/event-stream')) {
      return ok(await drain(answer(event, { running, longestMs })))
    }
    const pieces = answer(event, { running, longestMs: undefined })
    const first = pieces.next()
    await firstOrKeepAlive(first)
    return {
      ...ok('', eventStreamHeaders),
      async write(out) {
        // Lambda's own stream broke off or was closed, which is no word of the client's; after the end it changes nothing.
        out.on('error', () => running.abort())
        out.on('close', () => running.abort())
        const resultOf = (result: z.input<O>) => z.parse(route.output, result)
        await writeEvents(out, pieces, {
          first,
          resultOf,
          errorOf: (error) => httpErrorOf(error, requestId),
        })
      },
    }
  }
  const respond = chain(route, handle, [findCaller(route)])

  return awslambda.streamifyResponse(
    traced(async (event: RouteEvent<z.infer<I>>, out: Writable, context: Context) => {
      const { body, write, ...head } = await respond(event, context)
      const stream = awslambda.HttpResponseStream.from(out, head)
      stream.write(body)
      await write?.(stream)
      // A stream that broke off is no error of ours: the answer has been noted by now.
      await finished(stream.end()).catch(() => undefined)
    }),
  )
}
