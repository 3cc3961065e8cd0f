import { Skeleton, Table } from '@chakra-ui/react'
import { sv } from '../../texts/sv.ts'
import type { Column } from './column.ts'
import { roles } from './listTable.ts'

type Props<Item> = { columns: readonly Column<Item>[]; selectable: boolean; rows: number }

/** The shape of a list while it is being read. */
export const TableSkeleton = <Item,>({ columns, selectable, rows }: Props<Item>) => (
  <Table.Body {...roles.group}>
    {Array.from({ length: rows }, (_, row) => (
      <Table.Row key={row} {...roles.row}>
        {selectable && <Table.Cell {...roles.cell} data-place="select" height="10" width="10" />}
        {columns.map(({ key, onPhone, quiet = false }) => (
          <Table.Cell key={key} {...roles.cell} data-place={onPhone}>
            {onPhone === 'lead' && quiet && <Skeleton boxSize="9" borderRadius="full" />}
            {onPhone === 'lead' && !quiet && <Skeleton height="4" width="6" />}
            {onPhone !== 'lead' && onPhone !== 'end' && (
              <Skeleton height="4" my="0.5" maxWidth="60%" />
            )}
          </Table.Cell>
        ))}
      </Table.Row>
    ))}
    <Table.Row {...roles.row} srOnly>
      <Table.Cell {...roles.cell} data-place="line">
        {sv.loading}
      </Table.Cell>
    </Table.Row>
  </Table.Body>
)
