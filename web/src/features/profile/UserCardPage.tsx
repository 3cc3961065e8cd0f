import { Navigate, useLocation } from 'react-router-dom'
import { isAdmin, mayChange } from '../../../../shared/rules/permissions.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { UserCard } from './UserCard.tsx'

/** Whom the way here selected. In a tab of its own there is no navigation state, only the address. */
function selectedIn({ state, search }: { state: unknown; search: string }): string | null {
  const given = typeof state === 'object' && state && 'userid' in state ? state.userid : undefined
  return typeof given === 'string' ? given : new URLSearchParams(search).get('userid')
}

/** A person's card. Without a selected person there is none to show (docs/requirements.md, "User card"). */
export default function UserCardPage() {
  const currentUser = useUser()
  const selected = selectedIn(useLocation())
  if (selected && mayChange(currentUser, selected))
    return <UserCard key={selected} userid={selected} />
  return <Navigate to={isAdmin(currentUser.Role) ? paths.users : paths.lobby} replace />
}
