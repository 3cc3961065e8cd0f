import { useDeferredValue } from 'react'
import type { Sort } from './column.ts'
import { DataTable, type TableProps } from './DataTable.tsx'
import type { EmptyTexts } from './EmptyList.tsx'
import { type Listing, PagedList } from './PagedList.tsx'

type Props<Row extends { id: string }> = Pick<
  TableProps<Row>,
  'columns' | 'nameOf' | 'selection' | 'expected' | 'busy'
> & {
  texts: EmptyTexts & { title: string; failed: string; failedCode?: number }
  listing: Listing<Row>
  sizes?: readonly number[]
  /** How the rows are sorted and what happens when somebody asks for an order, where that is not as the address says. */
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** One page of a list as a table. */
export function PagedTable<Row extends { id: string }>(props: Props<Row>) {
  const { texts, listing, sizes, sort, onSort, ...table } = props
  // Below the rows stands which they are: they change together.
  const drawn = useDeferredValue(listing.shown)
  const shown = listing.shown && drawn
  const { list } = listing
  return (
    <PagedList texts={texts} listing={{ ...listing, shown }} sizes={sizes}>
      <DataTable
        {...table}
        label={texts.title}
        rows={shown?.rows}
        sort={sort ?? list.sort}
        onSort={onSort ?? list.setSort}
      />
    </PagedList>
  )
}
