import * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import { chain } from './chain.ts'
import { findCaller } from './middlewares/findCaller.ts'
import { ok, type Response } from './response.ts'
import type { RouteEvent } from './routeEvent.ts'
import type { Caller } from '../caller.ts'
import { remembering, type Source } from '../lists/remembering.ts'

/**
 * The Lambda of a route that `revalidates`. `shape` makes the answer of the list, the input and the caller; `seenBy`
 * names what it depends on besides, as of the caller. Who has the list's version (`If-None-Match`) is answered 304. `withoutList` answers
 * what takes no whole list, and gives undefined otherwise.
 */
export function revalidatingEndpoint<I extends z.ZodMiniType, O extends z.ZodMiniType, T>(
  route: Route<I, O, 'user' | 'admin'>,
  source: Source<T>,
  shape: (call: { input: z.infer<I>; list: T; caller: Caller }) => z.input<O> | Promise<z.input<O>>,
  {
    seenBy = () => [],
    withoutList = async () => undefined,
  }: {
    seenBy?: (caller: Caller) => (string | number)[]
    withoutList?: (input: z.infer<I>) => Promise<z.input<O> | undefined>
  } = {},
) {
  const memory = remembering(source)
  const handle = async ({ input, caller, headers }: RouteEvent<z.infer<I>>): Promise<Response> => {
    const early = await withoutList(input)
    if (early !== undefined) return ok(early)
    const etagOf = (version: string) => `"${[version, ...seenBy(caller)].join('.')}"`
    const seen = headers['if-none-match'] ?? ''
    const { now, list } = await memory.look(seen)
    if (now !== undefined && seen === etagOf(now)) {
      return { statusCode: 304, headers: { etag: seen }, body: '' }
    }
    const { version, value } = await list()
    const result = await shape({ input, list: value, caller })
    return ok(result, version === undefined ? {} : { etag: etagOf(version) })
  }
  return chain(route, handle, [findCaller(route)])
}
