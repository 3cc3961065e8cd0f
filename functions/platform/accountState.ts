import type { InPool } from './identity.ts'

/**
 * Where an account is in its life (docs/requirements.md, "The life of an account"). `begun`: somebody registered the
 * address and nobody has confirmed it. `left`: what a move that broke off has left in the pool, without a profile;
 * `leaving`: the same the other way round, a profile without an account. `proven`: its owner has to choose a new password
 * by mail first.
 */
export type AccountState =
  'begun' | 'left' | 'invited' | 'proven' | 'active' | 'suspended' | 'leaving' | 'gone'

/** What the pool says of an account; undefined where it has none. */
type Account = Pick<InPool, 'UserStatus'> | undefined

/** What the profile says; undefined where there is none. */
type InTable = { InAktiv: boolean } | undefined

/** The state of an account, by what lies in the pool and in the table. The profile decides who is let in. */
export function stateOf(account: Account, profile: InTable): AccountState {
  if (!account) return profile ? 'leaving' : 'gone'
  if (account.UserStatus === 'UNCONFIRMED') return 'begun'
  if (!profile) return 'left'
  if (profile.InAktiv) return 'suspended'
  if (account.UserStatus === 'FORCE_CHANGE_PASSWORD') return 'invited'
  return account.UserStatus === 'RESET_REQUIRED' ? 'proven' : 'active'
}

/** Whether an address is free to be given to somebody else: nobody has a profile with it. */
export const isFree = (state: AccountState): boolean =>
  state === 'gone' || state === 'begun' || state === 'left'
