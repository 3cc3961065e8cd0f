import type { User } from '../../shared/contract/user.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'

/**
 * A person's record as the caller may see it: the salary is for administrators only (docs/requirements.md, "What never
 * leaves the server").
 */
export const shownTo = (caller: { Role: number }, person: User): User =>
  isAdmin(caller.Role) ? { Sallary: null, ...person } : { ...person, Sallary: undefined }
