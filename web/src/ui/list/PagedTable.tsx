import { useDeferredValue } from 'react'
import type { Sort } from './column.ts'
import { DataTable, type TableProps } from './DataTable.tsx'
import type { EmptyTexts } from './EmptyList.tsx'
import { isEmpty, type Listing, PagedList } from './PagedList.tsx'

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
  // As the list has it: rows are waited for in the place of nothing.
  const isUnknown = listing.isOfAnother && !listing.sought
  const known = (page: typeof listing.shown) =>
    isUnknown && page && isEmpty(page) ? undefined : page
  // Below the rows stands which they are: they change together.
  const shown = known(useDeferredValue(known(listing.shown)))
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
