import { Button, Span, Table } from '@chakra-ui/react'
import { listTexts } from '../../texts/lists.ts'
import { SelectBox } from './SelectBox.tsx'
import { Worded } from '../Worded.tsx'
import { DownIcon, UpIcon } from './listIcons.tsx'
import type { Column, Sort } from './column.ts'
import { isCrowded, PhoneSort } from './PhoneSort.tsx'
import { roles } from './listTable.ts'

const arrows = { ascending: <UpIcon />, descending: <DownIcon /> }

type Props<Item> = {
  columns: readonly Column<Item>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: { all: boolean; some: boolean; possible: boolean; toggleAll: () => void } | undefined
}

/** The titles of a list's columns. On a phone only what can be pressed of them. */
export function TableHead<Item>({ columns, sort, onSort, selection }: Props<Item>) {
  const directionFor = (key: string) => {
    if (sort?.by !== key) return undefined
    return sort.descending ? 'descending' : 'ascending'
  }
  const sortButton = (key: string, text: string) => {
    const direction = directionFor(key)
    return (
      <Button
        variant="ghost"
        size="sm"
        px="2"
        ml="-2"
        borderWidth="0"
        color="inherit"
        onClick={() => onSort?.({ by: key, descending: direction === 'ascending' })}
      >
        <Worded text={text} />
        {direction && arrows[direction]}
      </Button>
    )
  }
  const title = ({
    key,
    title: text,
    sortable = false,
    alsoSorts,
    quiet = false,
  }: Column<Item>) => {
    if (!sortable || !onSort) return quiet ? <Span srOnly>{text}</Span> : text
    return (
      <>
        {sortButton(key, text)}
        {alsoSorts && sortButton(alsoSorts.key, alsoSorts.title)}
      </>
    )
  }
  const crowded = onSort !== undefined && isCrowded(columns)
  const hasControls = selection !== undefined || columns.some(({ sortable }) => sortable)
  return (
    <Table.Header {...roles.group} hideBelow={hasControls ? undefined : 'md'}>
      <Table.Row {...roles.row}>
        {selection && (
          <Table.ColumnHeader {...roles.head}>
            <SelectBox
              label={listTexts.selectAll}
              checked={selection.all}
              mixed={selection.some}
              disabled={!selection.possible}
              onChange={selection.toggleAll}
            />
          </Table.ColumnHeader>
        )}
        {crowded && (
          <Table.ColumnHeader {...roles.head} hideFrom="md" flex="1 1 0">
            <PhoneSort columns={columns} sort={sort} onSort={onSort} />
          </Table.ColumnHeader>
        )}
        {columns.map((column) => (
          <Table.ColumnHeader
            {...roles.head}
            key={column.key}
            hideBelow={column.sortable && !crowded ? undefined : 'md'}
            aria-sort={directionFor(column.key) ?? directionFor(column.alsoSorts?.key ?? '')}
          >
            {title(column)}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  )
}
