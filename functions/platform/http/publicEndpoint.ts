import type * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import { addressOf } from '../address.ts'
import { chain } from './chain.ts'
import { ok } from './response.ts'

/** The Lambda of a route that anybody may call. `address` is the one that CloudFront saw. */
export const publicEndpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O, 'public'>,
  act: (call: { input: z.infer<I>; address: string }) => Promise<z.input<O>>,
) => chain(route, async (event) => ok(await act({ input: event.input, address: addressOf(event) })))
