import { Span, Table } from '@chakra-ui/react'
import { useMemo } from 'react'
import { listTexts } from '../../texts/lists.ts'
import type { Column } from './column.ts'
import { roles } from './listTable.ts'
import { SelectBox } from './SelectBox.tsx'

type Props<Item extends { id: string }> = {
  row: Item
  columns: readonly Column<Item>[]
  /** What the row is called beside its checkbox. */
  name: string
  /** Undefined where rows are not chosen. */
  chosen: boolean | undefined
  choosable: boolean
  onToggle: ((row: Item) => void) | undefined
}

/** A row of a list. What its columns show stays as it is while rows are selected, and other rows stay whole. */
export function DataRow<Item extends { id: string }>({
  row,
  columns,
  name,
  chosen,
  choosable,
  onToggle,
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
  return useMemo(
    () => (
      <Table.Row {...roles.row} data-selected={chosen ? '' : undefined}>
        {chosen !== undefined && (
          <Table.Cell {...roles.cell} data-place="select">
            <SelectBox
              label={listTexts.select(name)}
              checked={chosen}
              disabled={!choosable}
              onChange={() => onToggle?.(row)}
            />
          </Table.Cell>
        )}
        {cells}
      </Table.Row>
    ),
    [row, name, chosen, choosable, onToggle, cells],
  )
}
