import type { ProfileChanges } from '../../shared/contract/profile.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import type { Caller } from '../platform/caller.ts'
import { environment, variables } from '../runtime/env.ts'
import {
  changedMeanwhile,
  forbidden,
  invalid,
  lastAdministrator,
  HttpError,
} from '../runtime/errors.ts'
import { administrators, counts } from '../stores/people/administrators.ts'
import type { StoredUser } from '../stores/people/users.ts'

const { OUTLOOK, ALLOWED_EMAIL_DOMAINS } = environment(variables.stage)

/** Where only some domains may register, nobody moves to another by themselves. */
const isOwnDomain = (email: string): boolean =>
  ALLOWED_EMAIL_DOMAINS.length === 0 ||
  ALLOWED_EMAIL_DOMAINS.includes(email.toLowerCase().replace(/^.*@/, ''))

type Asked = {
  caller: Caller
  before: StoredUser
  changes: ProfileChanges
  seen: string | null | undefined
}

/**
 * Whether these changes may be made (docs/requirements.md, "Roles and permissions"). Throws 400, 403 or 409; changes
 * nothing.
 */
export async function checkChanges({ caller, before, changes, seen }: Asked): Promise<void> {
  const forAdministrators = 'Role' in changes || 'InAktiv' in changes
  if (forAdministrators && !isAdmin(caller.Role)) throw forbidden()
  if (typeof seen === 'string' && seen !== before.DaytoUpdate) throw changedMeanwhile('Profilen')
  if (changes.InAktiv && before.id === caller.id) {
    throw new HttpError(409, 'oneself', 'Du kan inte inaktivera ditt eget konto.')
  }
  if (before.PoolName !== undefined && ('Email' in changes || 'Password' in changes)) {
    const who = before.id === caller.id ? 'Du' : 'Personen'
    const text = `${who} loggar in med Outlook. E-postadress och lösenord ändras där.`
    throw new HttpError(409, 'outlook', text)
  }
  if ('Email' in changes && before.id === caller.id && !isOwnDomain(changes.Email ?? '')) {
    throw invalid({ 'user.Email': 'Adressen måste vara på någon av organisationens domäner.' })
  }
  // Whoever comes from Outlook with an address is led to the account that has it: nobody prepares one for somebody
  // else.
  if (OUTLOOK === 'on' && 'Email' in changes && !isAdmin(caller.Role)) {
    throw invalid({ 'user.Email': 'Be en administratör ändra din e-postadress.' })
  }
  if (counts(before) && !counts({ ...before, ...changes })) {
    const others = (await administrators.all()).difference(new Set([before.id]))
    if (others.size === 0) throw lastAdministrator()
  }
}
