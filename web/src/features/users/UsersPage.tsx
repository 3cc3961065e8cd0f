import { Button, Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { UserSummary } from '../../../../shared/contract/users.ts'
import { limits } from '../../../../shared/limits.ts'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { listTexts } from '../../texts/lists.ts'
import { userTexts } from '../../texts/users.ts'
import { DeleteIcon } from '../../ui/list/listIcons.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagedTable } from '../../ui/list/PagedTable.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { SelectionBar } from '../../ui/list/SelectionBar.tsx'
import { useSelection } from '../../ui/list/useSelection.ts'
import { AddUser } from './AddUser.tsx'
import { DeleteUsersDialog } from './DeleteUsersDialog.tsx'
import { useDeleteUsers } from './useDeleteUsers.ts'
import { userColumns } from './userColumns.tsx'
import { UserFilters } from './UserFilters.tsx'
import { useUserList } from './useUserList.ts'

/** Everybody with an account, for administrators (docs/requirements.md, "Users list"). */
export default function UsersPage() {
  const { id: ownId } = useUser()
  const users = useUserList()
  const { list, shown, sorts, knowsSignIn } = users
  const selection = useSelection(shown?.rows ?? [], ({ id }) => id !== ownId)
  const [toDelete, setToDelete] = useState<readonly UserSummary[]>()
  const deletion = useDeleteUsers(selection.drop)
  const busy = deletion.isPending
  // The box is ticked before the bar is made.
  const selected = useDeferredValue(selection.selected)
  const tooMany = selected.length > limits.deletedAtOnce
  const columns = useMemo(
    () =>
      userColumns({ ownId, sorts, knowsSignIn, onDelete: (user) => !busy && setToDelete([user]) }),
    [ownId, sorts, knowsSignIn, busy],
  )

  return (
    <Page>
      <PageHeader
        title={userTexts.title}
        lead={userTexts.lead}
        action={<AddUser />}
        count={shown?.total === undefined ? undefined : userTexts.count(shown.total)}
      >
        <SearchField
          label={userTexts.searchLabel}
          placeholder={userTexts.search}
          term={list.search}
          onSearch={list.setSearch}
        />
        <UserFilters list={list} />
      </PageHeader>
      <PagedTable
        texts={userTexts}
        listing={users}
        columns={columns}
        nameOf={nameOf}
        sizes={limits.pageSizes}
        selection={selection}
        sort={users.sort}
        onSort={users.setSort}
        busy={users.busy || busy}
      />
      {selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={selection.clear}>
          {tooMany && (
            <Text alignSelf="center" px="3" textStyle="sm">
              {userTexts.tooMany(limits.deletedAtOnce)}
            </Text>
          )}
          <Button
            colorPalette="red"
            aria-disabled={busy || tooMany}
            onClick={() => !busy && !tooMany && setToDelete(selected)}
          >
            <DeleteIcon />
            {listTexts.deleteSelected}
          </Button>
        </SelectionBar>
      )}
      {toDelete && (
        <DeleteUsersDialog
          people={toDelete}
          onClose={() => setToDelete(undefined)}
          onConfirm={deletion.mutate}
        />
      )}
    </Page>
  )
}
