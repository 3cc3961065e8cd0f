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

/**
 * What shows of a list while its next page is read (`isOfAnother`): that a search found nothing is not shown to whoever no longer
 * searches (`sought`), as if there were nothing at all.
 */
export const certainPage = <Known extends Page<unknown>>(
  page: Known | undefined,
  { isOfAnother, sought }: { isOfAnother: boolean; sought: boolean },
): Known | undefined => (isOfAnother && !sought && page?.rows.length === 0 ? undefined : page)

/** A page as the server gives it of a list that it has found and sorted. Behind the end that is the last one. */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
  { total, from } = { total: rows.length, from: 0 },
): Page<Row> & { total: number } => ({ page: Math.floor(from / size), size, total, rows })
