import { Span, Table } from '@chakra-ui/react'
import { useMemo } from 'react'
import { listTexts } from '../../texts/lists.ts'
import type { Column } from './column.ts'
import { roles } from './listTable.ts'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './useSelection.ts'

type Props<Item extends { id: string }> = {
  row: Item
  columns: readonly Column<Item>[]
  /** What the row is called beside its checkbox. */
  name: string
  selection: Selection<Item> | undefined
}

/** A row of a list. What its columns show stays as it is while rows are selected. */
export function DataRow<Item extends { id: string }>({
  row,
  columns,
  name,
  selection,
}: Props<Item>) {
  const cells = useMemo(
    () =>
      columns.map(({ key, title, cell, onPhone }) => (
        <Table.Cell key={key} {...roles.cell} data-place={onPhone}>
          {onPhone === 'titledLine' && (
            <Span aria-hidden="true" hideFrom="md" color="fg.muted">
              {title}{' '}
            </Span>
          )}
          {cell(row)}
        </Table.Cell>
      )),
    [columns, row],
  )
  return (
    <Table.Row {...roles.row} data-selected={selection?.has(row) ? '' : undefined}>
      {selection && (
        <Table.Cell {...roles.cell} data-place="select">
          <SelectBox
            label={listTexts.select(name)}
            checked={selection.has(row)}
            disabled={!selection.may(row)}
            onChange={() => selection.toggle(row)}
          />
        </Table.Cell>
      )}
      {cells}
    </Table.Row>
  )
}
