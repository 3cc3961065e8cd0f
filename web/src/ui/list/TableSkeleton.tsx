import { Skeleton } from '@chakra-ui/react'
import { sv } from '../../texts/sv.ts'
import type { Column } from './column.ts'
import { Cell, Group, Row } from './tableStyle.ts'

type Props<Item> = { columns: readonly Column<Item>[]; selectable: boolean; rows: number }

/** The shape of a list while it is being read. */
export const TableSkeleton = <Item,>({ columns, selectable, rows }: Props<Item>) => (
  <Group>
    {Array.from({ length: rows }, (_, row) => (
      <Row key={row} place="body">
        {selectable && <Cell place="select" height="10" width="10" />}
        {columns.map(({ key, onPhone, quiet = false }) => (
          <Cell key={key} place={onPhone}>
            {onPhone === 'lead' && quiet && <Skeleton boxSize="9" borderRadius="full" />}
            {onPhone === 'lead' && !quiet && <Skeleton height="4" width="6" />}
            {onPhone !== 'lead' && onPhone !== 'end' && (
              <Skeleton height="4" my="0.5" maxWidth="60%" />
            )}
          </Cell>
        ))}
      </Row>
    ))}
    <Row place="head" srOnly>
      <Cell place="line">{sv.loading}</Cell>
    </Row>
  </Group>
)
