import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Caller } from '../caller.ts'

/** An event as the middlewares leave it to the handler: who calls, and what they ask, both checked. */
export type RouteEvent<I = unknown> = APIGatewayProxyEvent & {
  caller: Caller
  /** What the call asks, as it was read. */
  given: unknown
  /** The same, checked. */
  input: I
}
