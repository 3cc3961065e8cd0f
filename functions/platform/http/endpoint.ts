import type * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import type { Caller } from '../caller.ts'
import { chain } from './chain.ts'
import { findCaller } from './middlewares/findCaller.ts'
import { limitWrites } from './middlewares/limitWrites.ts'
import { ok } from './response.ts'

/**
 * The Lambda of a route that needs a token. `act` receives the caller, the parsed input and the token itself, and gives
 * the answer, which is parsed again by the contract.
 */
export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O, 'user' | 'admin'>,
  act: (call: { input: z.infer<I>; caller: Caller; token: string }) => Promise<z.input<O>>,
) =>
  chain(
    route,
    async ({ input, caller, headers }) => {
      const token = headers['authorization']?.replace(/^Bearer /i, '') ?? ''
      return ok(await act({ input, caller, token }))
    },
    [findCaller(route), ...limitWrites(route)],
  )
