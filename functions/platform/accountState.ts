import type { UserStatusType } from '@aws-sdk/client-cognito-identity-provider'

/**
 * Where an account is in its life (docs/requirements.md, "The life of an account"). `begun`: somebody registered the
 * address and nobody has confirmed it. `left`: what a move that broke off has left in the pool, without a profile.
 * `proven`: its owner has to choose a new password by mail first.
 */
export type AccountState = 'begun' | 'left' | 'invited' | 'proven' | 'active' | 'suspended' | 'gone'

/** What the pool says of an account; undefined where it has none. */
type InPool = { UserStatus?: UserStatusType | undefined } | undefined

/** What the profile says; undefined where there is none. */
type InTable = { InAktiv: boolean } | undefined

/** The state of an account, by what lies in the pool and in the table. The profile decides who is let in. */
export function stateOf(account: InPool, profile: InTable): AccountState {
  if (!account) return 'gone'
  if (account.UserStatus === 'UNCONFIRMED') return 'begun'
  if (!profile) return 'left'
  if (profile.InAktiv) return 'suspended'
  if (account.UserStatus === 'FORCE_CHANGE_PASSWORD') return 'invited'
  return account.UserStatus === 'RESET_REQUIRED' ? 'proven' : 'active'
}

/** Whether an address is free to be given to somebody else: nobody has a profile with it. */
export const isFree = (state: AccountState): boolean =>
  state === 'gone' || state === 'begun' || state === 'left'
