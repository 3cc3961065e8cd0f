import type * as z from 'zod/mini'
import type { listPage } from '../../../shared/contract/http/listPage.ts'

/** What somebody wants of a list: so many rows, behind so many. */
export type Wanted = { size: number; from: number }

/**
 * The page of rows that are found and sorted, and what the answer says of it. Where fewer rows are left than come before it, as
 * when somebody else has deleted some, it is the last page; of no rows the first (docs/requirements.md, "Lists").
 */
export function pageOf<T>(
  rows: readonly T[],
  { size, from }: Wanted,
): { rows: T[]; page: z.infer<typeof listPage> } {
  const { length: total } = rows
  const last = Math.max(0, Math.ceil(total / size) - 1) * size
  const first = from < total ? from : last
  return { rows: rows.slice(first, first + size), page: { total, from: first } }
}
