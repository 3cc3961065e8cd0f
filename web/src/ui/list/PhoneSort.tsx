import { Flex, IconButton } from '@chakra-ui/react'
import { listTexts } from '../../texts/lists.ts'
import { SelectField } from '../form/SelectField.tsx'
import type { Column, Sort } from './column.ts'
import { DownIcon, UpIcon } from './listIcons.tsx'

/** Most titles that a phone has room for beside each other. */
const mostTitles = 3

/** What a list can be sorted by, in the order of its columns. */
const sortsOf = <Item,>(columns: readonly Column<Item>[]) =>
  columns.flatMap(({ key, title, sortable = false, alsoSorts }) =>
    sortable ? [{ key, title }, ...(alsoSorts ? [alsoSorts] : [])] : [],
  )

/** Whether there are too many of them for a phone's head of the list. */
export const isCrowded = <Item,>(columns: readonly Column<Item>[]): boolean =>
  sortsOf(columns).length > mostTitles

type Props<Item> = {
  columns: readonly Column<Item>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** What a list is sorted by, on a phone that has no room for the titles. */
export function PhoneSort<Item>({ columns, sort, onSort }: Props<Item>) {
  const sorts = sortsOf(columns)
  const { by = '', descending = false } = sort ?? {}
  return (
    <Flex align="center" gap="1" py="1">
      <SelectField
        compact
        label={listTexts.sortBy}
        choices={[
          // A search of many is in no order that has a name.
          ...(by === '' ? [{ value: '', label: listTexts.unsorted }] : []),
          ...sorts.map(({ key, title }) => ({ value: key, label: title })),
        ]}
        value={by}
        onChange={({ target }) =>
          target.value !== '' && onSort({ by: target.value, descending: false })
        }
      />
      {by !== '' && (
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={descending ? listTexts.descending : listTexts.ascending}
          onClick={() => onSort({ by, descending: !descending })}
        >
          {descending ? <DownIcon /> : <UpIcon />}
        </IconButton>
      )}
    </Flex>
  )
}
