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

/** A page as the server gives it of a list that it has found and sorted. Behind the end that is the last one. */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
  { total, from } = { total: rows.length, from: 0 },
): Page<Row> & { total: number } => ({ page: Math.floor(from / size), size, total, rows })
