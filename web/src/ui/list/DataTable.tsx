import { Table } from '@chakra-ui/react'
import { type CSSProperties, useDeferredValue } from 'react'
import type { Column, Sort } from './column.ts'
import { DataRow } from './DataRow.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { listTable, roles } from './listTable.ts'
import type { Selection } from './useSelection.ts'

export type TableProps<Item extends { id: string }> = {
  label: string
  columns: readonly Column<Item>[]
  /** The rows of the page that shows; undefined until they are known. */
  rows: readonly Item[] | undefined
  /** What a row is called beside its checkbox. */
  nameOf: (row: Item) => string
  /** How the rows are sorted, for a list that can be. */
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection<Item>
  /** How many rows stand in their place until they are known. */
  expected?: number
  /** Other rows are on their way. */
  busy?: boolean
}

// How the tracks reach the styles, which are the same for every list.
declare module 'react' {
  interface CSSProperties {
    '--tracks'?: string
  }
}

/** A list with columns, sorting and selection. What stands in its place when it is empty is its page's affair. */
export function DataTable<Item extends { id: string }>(props: TableProps<Item>) {
  const { label, columns, rows, nameOf, selection, expected = 8, busy = false, ...sorting } = props
  // So that the browser may come in between while the rows are made.
  const shown = useDeferredValue(rows)
  const chosen = useDeferredValue(selection)
  const tracks = [selection && '2.5rem', ...columns.map(({ track }) => track)]
  const style: CSSProperties = { '--tracks': tracks.filter(Boolean).join(' ') }
  return (
    <Table.Root
      recipe={listTable}
      {...roles.table}
      aria-label={label}
      aria-busy={busy || !shown || shown !== rows}
      data-stale={busy ? '' : undefined}
      style={style}
    >
      <TableHead {...sorting} columns={columns} selection={selection} />
      {!shown && (
        <TableSkeleton columns={columns} selectable={selection !== undefined} rows={expected} />
      )}
      <Table.Body {...roles.group}>
        {shown?.map((row) => (
          <DataRow
            key={row.id}
            row={row}
            columns={columns}
            name={nameOf(row)}
            chosen={chosen?.has(row)}
            choosable={chosen?.may(row) ?? false}
            onToggle={selection?.toggle}
          />
        ))}
      </Table.Body>
    </Table.Root>
  )
}
