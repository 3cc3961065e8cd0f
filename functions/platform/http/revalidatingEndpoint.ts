import * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import type { Versioned } from '../../stores/listVersion.ts'
import { chain, type Handler, json } from './endpoint.ts'
import { type Caller, callerOf } from '../caller.ts'
import { header, readInput } from './input.ts'

/** A list that knows its version: how to ask for that alone, and how to read the whole. */
type Source<T> = {
  version: () => Promise<string | undefined>
  read: () => Promise<Versioned<T>>
}

/** Reads a list anew only when it has changed since this Lambda read it last. */
function remembering<T>({ version, read }: Source<T>) {
  let kept: Versioned<T> | undefined
  return {
    /** The list's version where that can save somebody something, and the list itself. */
    async look(seen: string) {
      const now = seen !== '' || kept?.version !== undefined ? await version() : undefined
      const list = async () => {
        if (!kept || now === undefined || kept.version !== now) kept = await read()
        return kept
      }
      return { now, list }
    },
  }
}

/**
 * The Lambda of a route that `revalidates`. `shape` makes the answer of the list, the input and the caller; `seenBy` names
 * what of the caller it depends on. Who has the list's version (`If-None-Match`) is answered 304.
 */
export function revalidatingEndpoint<I extends z.ZodMiniType, O extends z.ZodMiniType, T>(
  route: Route<I, O, 'user' | 'admin'>,
  source: Source<T>,
  shape: (call: { input: z.infer<I>; list: T; caller: Caller }) => z.input<O> | Promise<z.input<O>>,
  seenBy: (caller: Caller) => (string | number)[] = () => [],
): Handler {
  const memory = remembering(source)
  return chain(async (event) => {
    const caller = await callerOf(event, route)
    const input = await readInput(event, route.body, route.input)
    const etagOf = (version: string) => `"${[version, ...seenBy(caller)].join('.')}"`
    const seen = header(event, 'if-none-match')
    const { now, list } = await memory.look(seen)
    if (now !== undefined && seen === etagOf(now)) {
      return { statusCode: 304, headers: { etag: seen }, body: '' }
    }
    const { version, value } = await list()
    const answer = z.parse(route.output, await shape({ input, list: value, caller }))
    return json(200, answer, version === undefined ? {} : { etag: etagOf(version) })
  })
}
