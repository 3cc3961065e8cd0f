import { Badge, Box, chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { type UserSort, type UserSummary, userSorts } from '../../../../shared/contract/users.ts'
import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { userCardOf } from '../../routes/paths.ts'
import { userTexts } from '../../texts/users.ts'
import { Avatar } from '../../ui/picture/Avatar.tsx'
import { dayOf } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/column.ts'
import { RowLink } from '../../ui/list/RowLink.tsx'
import { UserActions } from './UserActions.tsx'

const { columns: titles } = userTexts

const Quiet = chakra('span', { base: { textStyle: 'sm', color: 'fg.muted' } })

function Name({ id, name }: { id: string; name: string }) {
  const { search } = useLocation()
  return <RowLink {...userCardOf(id, search)}>{name}</RowLink>
}

const lastLogin = (sorts: readonly UserSort[]): Column<UserSummary> => ({
  key: 'lastLogin',
  title: titles.lastLogin,
  track: '9.5rem',
  onPhone: 'titledLine',
  sortable: sorts.includes('lastLogin'),
  cell: ({ Lastlogin }) => (
    <Quiet fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {Lastlogin ? dayOf(Lastlogin) : userTexts.never}
    </Quiet>
  ),
})

type Options = {
  ownId: string
  /** What the list can be sorted by; undefined until that is known. */
  sorts: readonly UserSort[] | undefined
  /** Whether the rows know it: those of a search do not. */
  knowsSignIn: boolean
  /** Asks before it deletes. */
  onDelete: (user: UserSummary) => void
}

/** The columns of the list (docs/requirements.md, "Users list"). */
export const userColumns = ({
  ownId,
  sorts = userSorts,
  knowsSignIn,
  onDelete,
}: Options): Column<UserSummary>[] => [
  {
    key: 'picture',
    title: titles.picture,
    quiet: true,
    track: '2.25rem',
    onPhone: 'lead',
    cell: (user) => <Avatar user={user} />,
  },
  {
    key: 'name',
    title: titles.name,
    track: 'minmax(0, 5fr)',
    onPhone: 'line',
    sortable: sorts.includes('name'),
    ...(sorts.includes('lastname') && {
      alsoSorts: { key: 'lastname', title: titles.lastname },
    }),
    cell: ({ id, ...name }) => <Name id={id} name={nameOf(name)} />,
  },
  {
    key: 'email',
    title: titles.email,
    track: 'minmax(0, 5fr)',
    onPhone: 'line',
    sortable: sorts.includes('email'),
    cell: ({ Email }) => (
      <Box
        textStyle="sm"
        truncate={{ base: false, md: true }}
        overflowWrap="anywhere"
        title={Email}
      >
        {Email}
      </Box>
    ),
  },
  {
    key: 'role',
    title: userTexts.role,
    track: '7rem',
    onPhone: 'line',
    cell: ({ Role }) => <Quiet>{userTexts.roleOf[isAdmin(Role) ? 'admin' : 'user']}</Quiet>,
  },
  {
    key: 'status',
    title: userTexts.status,
    track: '4.5rem',
    onPhone: 'line',
    cell: ({ InAktiv }) =>
      InAktiv ? (
        <Badge>{userTexts.inactive}</Badge>
      ) : (
        // On a phone a line is told only where there is something to tell.
        <Quiet hideBelow="md">{userTexts.active}</Quiet>
      ),
  },
  ...(knowsSignIn ? [lastLogin(sorts)] : []),
  {
    key: 'actions',
    title: userTexts.actions,
    quiet: true,
    track: '5rem',
    onPhone: 'end',
    cell: (user) => <UserActions user={user} own={user.id === ownId} onDelete={onDelete} />,
  },
]
