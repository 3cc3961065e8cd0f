/** What shows of a list. */
export type Page<Row> = {
  /** Counted from 0. */
  page: number
  size: number
  /** How many rows there are on all pages, where that is known. */
  total: number | undefined
  rows: readonly Row[]
  /** Where the pages beside it begin, of a list that is read by keys; without it there is none. */
  beside?: { previous: string | undefined; next: string | undefined }
}

/** One page of a list's rows, counted from 0. A page behind the end is the last one. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  size: number,
): Page<Row> & { total: number } {
  const last = Math.max(0, Math.ceil(rows.length / size) - 1)
  const shown = Math.min(page, last)
  return {
    page: shown,
    size,
    total: rows.length,
    rows: rows.slice(shown * size, (shown + 1) * size),
  }
}
