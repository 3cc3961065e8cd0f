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
}

/** One page of a list as a table. */
export function PagedTable<Row extends { id: string }>(props: Props<Row>) {
  const { texts, listing, sizes, ...table } = props
  const { list, shown } = listing
  return (
    <PagedList texts={texts} listing={listing} sizes={sizes}>
      <DataTable
        {...table}
        label={texts.title}
        rows={shown?.rows}
        sort={list.sort}
        onSort={list.setSort}
      />
    </PagedList>
  )
}
