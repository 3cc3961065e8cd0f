import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import { type Caller, callerOf } from '../caller.ts'
import { json, httpErrorOf, answerError } from './endpoint.ts'
import { eventStreamHead, firstOrKeepAlive, writeEvents } from './eventStream.ts'
import { header, readInput } from './input.ts'
import { log } from '../../runtime/log.ts'
import { abortOnStop } from './abortOnStop.ts'
import { traced } from '../../runtime/traced.ts'

/**
 * Milliseconds after which an answer that comes whole is given up: CloudFront cuts what has sent nothing for 60 seconds
 * (infra/constructs/site/portalOrigin.ts), and the Lambda would go on for nobody.
 */
const wholeMs = 55_000

/** What a streaming route may be asked; an answer with an id can be stopped. */
type Input = z.ZodMiniType<{ AnswerId?: string | undefined }>

/** The call of a streaming route. `signal` is aborted when the answer is to end early, with the failure that it is then. */
type Call<I> = { input: I; caller: Caller; signal: AbortSignal }

type Answer = { statusCode: number; headers: Record<string, string>; body?: string }

/** Sends the head of an answer, and its body where it is known, as API Gateway's stream integration wants them. */
function begin(out: Writable, { body = '', ...head }: Answer): Writable {
  const stream = awslambda.HttpResponseStream.from(out, head)
  stream.write(body)
  return stream
}

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
) =>
  awslambda.streamifyResponse(
    traced(async (event: APIGatewayProxyEvent, out: Writable, context: Context) => {
      log.begin(context)
      const { requestId } = event.requestContext
      const running = new AbortController()
      // Lambda's own stream broke off, which is no word of the client's.
      out.on('error', () => running.abort())
      const streams = header(event, 'accept').includes('text/event-stream')

      async function* answer() {
        const caller = await callerOf(event, route)
        const input = await readInput(event, route.body, route.input)
        using _watch = abortOnStop(running, {
          userid: caller.id,
          answerId: input.AnswerId,
          longestMs: streams ? undefined : longestMs,
        })
        return z.parse(route.output, yield* act({ input, caller, signal: running.signal }))
      }

      async function respond() {
        const pieces = answer()
        if (!streams) return begin(out, json(200, await drain(pieces)))
        const first = pieces.next()
        await firstOrKeepAlive(first)
        const stream = begin(out, eventStreamHead)
        await writeEvents(stream, pieces, first, (error) => httpErrorOf(error, requestId))
        return stream
      }

      const stream = await respond().catch((error: unknown) =>
        begin(out, answerError(error, requestId)),
      )
      // A stream that broke off is no error of ours: the answer has been noted by now.
      await finished(stream.end()).catch(() => undefined)
    }),
  )
