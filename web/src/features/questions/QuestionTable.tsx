import { Box } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Question } from '../../../../shared/contract/questions.ts'
import { limits } from '../../../../shared/limits.ts'
import { questionTexts } from '../../texts/questions.ts'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Pagination } from '../../ui/list/Pagination.tsx'
import { ReadFailed } from '../../ui/ReadFailed.tsx'
import { NoQuestions } from './NoQuestions.tsx'
import type { useLibrary } from './useLibrary.ts'

type Props = {
  library: ReturnType<typeof useLibrary>
  columns: Column<Question>[]
  busy: boolean
}

/** One page of the questions and the way to the others, or why there is none. */
export function QuestionTable({ library, columns, busy }: Props) {
  const { list, shown, total, failed, sought, refetch } = library
  const top = useRef<HTMLDivElement>(null)

  function turnTo(page: number) {
    list.setPage(page)
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (failed) return <ReadFailed title={questionTexts.failed} error={failed} onRetry={refetch} />
  if (total === 0) return <NoQuestions sought={sought} onShowAll={list.reset} />
  return (
    <Box ref={top}>
      <DataTable
        label={questionTexts.title}
        columns={columns}
        rows={shown?.rows}
        nameOf={({ QuestionLabel }) => QuestionLabel}
        sort={list.sort}
        onSort={list.setSort}
        busy={busy}
      />
      {shown && total !== undefined && (
        <Box mt="4">
          <Pagination
            page={shown.page}
            size={list.size}
            total={total}
            sizes={limits.pageSizes}
            onPage={turnTo}
            onSize={list.setSize}
          />
        </Box>
      )}
    </Box>
  )
}
