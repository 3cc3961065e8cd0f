import type { ReactNode } from 'react'

/** A column of a list. */
export type Column<Row> = {
  /** Also what the list is sorted by. */
  key: string
  title: string
  /** Its width, as in `grid-template-columns`. */
  track: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** What else of it the list can be sorted by, as a name by its last part. */
  alsoSorts?: { key: string; title: string }
  /** The title is only read out. */
  quiet?: boolean
  /** Where it stands on a phone: before the lines of text, as one of them (with its title), or behind them. */
  onPhone: 'lead' | 'line' | 'titledLine' | 'end'
}

export type Sort = { by: string; descending: boolean }
