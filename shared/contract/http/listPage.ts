import * as z from 'zod/mini'
import { limits } from '../../limits.ts'

/** Rows of a page; without it the whole list is meant, up to what an answer carries. */
export const pageSize = z.optional(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizes[2])),
)

/** How many rows come before a page of a list that is found and sorted whole. Behind its end the last page is meant. */
export const pageFrom = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0)

/** Which page of such a list it is: how many rows all pages have, and how many come before this one. */
export const listPage = z.object({ total: z.int(), from: z.int() })
