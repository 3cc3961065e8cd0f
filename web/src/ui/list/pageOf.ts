/** One page of a list's rows, counted from 0. A page behind the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const last = Math.max(0, Math.ceil(rows.length / size) - 1)
  const shown = Math.min(page, last)
  return {
    page: shown,
    size,
    total: rows.length,
    rows: rows.slice(shown * size, (shown + 1) * size),
  }
}

export type Page<Row> = ReturnType<typeof pageOf<Row>>
