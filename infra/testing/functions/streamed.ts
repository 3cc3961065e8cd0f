import { text } from 'node:stream/consumers'
import { contextOf, type Handler, splitHead } from '../../local/gateway/lambdaRuntime.ts'
import { asIfBy, sampleEvent } from '../../local/sampleEvents.ts'
import type { RouteKey } from '../../../shared/contract/index.ts'

/**
 * Runs a streaming Lambda on the sample event of a route, as somebody who accepts this type. Gives its whole answer.
 */
export async function streamed(
  lambda: Handler,
  key: RouteKey,
  { id, Accept }: { id: string; Accept: string },
) {
  const event: any = asIfBy(sampleEvent(key), { id })
  const { head, body, out } = splitHead()
  const [begun, written] = await Promise.all([
    head,
    text(body),
    lambda({ ...event, headers: { ...event.headers, Accept } }, out, contextOf(key, key, 0)),
  ])
  const { statusCode } = JSON.parse(begun.toString())
  return { status: Number(statusCode), written }
}
