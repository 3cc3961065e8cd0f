import { Box } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { lastPage } from '../../../../shared/contract/http/lastPage.ts'
import { ReadFailed } from '../message/ReadFailed.tsx'
import { EmptyList, type EmptyTexts } from './EmptyList.tsx'
import type { Page } from './pageOf.ts'
import { Pagination } from './Pagination.tsx'
import type { useListState } from './useListState.ts'

/** What has been read of a list, and of this the page that its address asks for. */
export type Listing<Row> = {
  list: ReturnType<typeof useListState>
  /** Undefined until the rows are known. */
  shown: Page<Row> | undefined
  /** What shows is of another order or search than the address asks for: its pages are not turned. */
  isOfAnother?: boolean
  /** Why they could not be read. */
  failed: unknown
  /** Whether a search or a filter leaves rows out. */
  sought: boolean
  refetch: () => void
}

type Props<Row> = {
  texts: EmptyTexts & { failed: string; failedCode?: number }
  listing: Listing<Row>
  /** How many rows a page can have; without it there is no choice. */
  sizes?: readonly number[] | undefined
  /** The rows, or what stands in their place until they are known. */
  children: ReactNode
}

const isEmpty = ({ total, rows, beside }: Page<unknown>) =>
  total === 0 || (rows.length === 0 && !beside?.next && !beside?.previous)

/** How many rows are known of. */
const knownOf = ({ page, size, rows }: Page<unknown>) => page * size + rows.length

/** Where another page of a list begins that is read by keys. */
function placeOf({ page: shown, beside }: Page<unknown>, page: number): string {
  if (page === 0) return ''
  if (page === shown + 1) return beside?.next ?? lastPage
  return (page === shown - 1 && beside?.previous) || lastPage
}

/** One page of a list and the way to the others, or why there is none. */
export function PagedList<Row>({ texts, listing, sizes, children }: Props<Row>) {
  const { list, shown, isOfAnother = false, failed, sought, refetch } = listing
  const top = useRef<HTMLDivElement>(null)

  function turnTo(page: number) {
    if (isOfAnother) return
    if (shown?.beside) list.setPlace(page, placeOf(shown, page))
    else list.setPage(page)
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (failed) {
    const { failed: title, failedCode: code } = texts
    return <ReadFailed title={title} code={code} error={failed} onRetry={refetch} />
  }
  if (shown && isEmpty(shown)) {
    return <EmptyList texts={texts} sought={sought} onShowAll={list.reset} />
  }
  return (
    <Box ref={top}>
      {children}
      {shown && (
        <Box mt="4">
          <Pagination
            page={shown.page}
            size={shown.size}
            chosen={list.size}
            total={shown.total}
            known={knownOf(shown)}
            goesOn={shown.beside?.next !== undefined}
            waits={isOfAnother}
            sizes={sizes}
            onPage={turnTo}
            onSize={list.setSize}
          />
        </Box>
      )}
    </Box>
  )
}
