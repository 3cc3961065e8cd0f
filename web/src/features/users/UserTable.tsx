import { Box } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ListedUser } from '../../../../shared/contract/users.ts'
import { limits } from '../../../../shared/limits.ts'
import { nameOf } from '../../../../shared/rules/names.ts'
import { userTexts } from '../../texts/users.ts'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { ReadFailed } from '../../ui/ReadFailed.tsx'
import { Pagination } from '../../ui/list/Pagination.tsx'
import type { Selection } from '../../ui/list/useSelection.ts'
import { NoUsers } from './NoUsers.tsx'
import type { useUserList } from './useUserList.ts'

type Props = {
  users: ReturnType<typeof useUserList>
  columns: Column<ListedUser>[]
  selection: Selection<ListedUser>
  busy: boolean
}

/** One page of the people and the way to the others, or why there is none. */
export function UserTable({ users, columns, selection, busy }: Props) {
  const { list, shown, total, failed, sought, refetch } = users
  const top = useRef<HTMLDivElement>(null)

  function turnTo(page: number) {
    list.setPage(page)
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (failed) return <ReadFailed title={userTexts.failed} error={failed} onRetry={refetch} />
  if (total === 0) return <NoUsers sought={sought} onShowAll={list.reset} />
  return (
    <Box ref={top}>
      <DataTable
        label={userTexts.title}
        columns={columns}
        rows={shown?.rows}
        nameOf={nameOf}
        sort={list.sort}
        onSort={list.setSort}
        selection={selection}
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
