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
  /** The title is only read out. */
  quiet?: boolean
  /** Where it stands on a phone: before the lines of text, as one of them (with its title), or behind them. */
  onPhone: 'lead' | 'line' | 'titledLine' | 'end'
}

export type Sort = { by: string; descending: boolean }
