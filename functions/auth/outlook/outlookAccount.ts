import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { limits } from '../../../shared/limits.ts'
import { asSeen } from '../../../shared/rules/oneLine.ts'
import { ADMIN, STAFF } from '../../../shared/rules/permissions.ts'
import { environment, variables } from '../../runtime/env.ts'
import { type StoredUser, users } from '../../stores/people/users.ts'
import { noteNewAccount } from '../noteNewAccount.ts'

const { ENTRA_ADMIN_GROUP } = environment(variables.stage)

/** The account in the pool that signs in with Outlook, by what Entra ID says of its owner. */
export type OutlookAccount = {
  id: string
  name: string
  /** Made by Outlook, not an account of the portal's own that is linked to it. */
  isExternal: boolean
  isVerified: boolean
  email: string
  Firstname: string
  Lastname: string
  /** Object ids, in lower case. */
  groups: string[]
}

/** A name as the portal keeps names, whatever a directory has (docs/requirements.md, "Names and labels"). */
const nameIn = (claim = '') => asSeen(claim).slice(0, limits.nameLength).toWellFormed()

/** Reads the event of a sign-in. The pool writes a claim with several values as `[a, b]` or as JSON. */
export function outlookAccount({
  userName,
  request: { userAttributes },
}: PreTokenGenerationTriggerEvent): OutlookAccount {
  const email = userAttributes['email']?.toLowerCase() ?? ''
  return {
    id: userAttributes['sub'] ?? userName,
    name: userName,
    isExternal: userAttributes['cognito:user_status'] === 'EXTERNAL_PROVIDER',
    isVerified: userAttributes['email_verified'] === 'true',
    email,
    Firstname: nameIn(userAttributes['given_name']) || nameIn(email.replace(/@.*/, '')),
    Lastname: nameIn(userAttributes['family_name']),
    groups: userAttributes['custom:groups']?.toLowerCase().match(/[\w-]+/g) ?? [],
  }
}

// Owners of an account can write its attributes. Only what Outlook has just made is sure to say what Entra ID said.
const isAdministrator = ({ isExternal, groups }: OutlookAccount) =>
  isExternal && groups.includes(ENTRA_ADMIN_GROUP.toLowerCase())

/**
 * Stores the profile of whoever comes for the first time. Later their role is what the portal's administrators decide.
 */
export async function addNewcomer(account: OutlookAccount): Promise<StoredUser> {
  const { id, name, email, Firstname, Lastname, isExternal } = account
  const Role = isAdministrator(account) ? ADMIN : STAFF
  const person = { ...users.blank, id, Email: email, Firstname, Lastname, Role }
  const newcomer = isExternal
    ? { ...person, PoolName: name, SecondStep: 'outlook' as const }
    : person
  // Somebody who came through two windows at once is there already.
  if (await users.add(newcomer)) await noteNewAccount(newcomer, '')
  return newcomer
}
