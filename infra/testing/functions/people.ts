import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { createAccount } from '../../local/seed/accounts.ts'
import { STAFF } from '../../../shared/rules/permissions.ts'
import { type StoredUser, users } from '../../../functions/stores/people/users.ts'
import { call } from './call.ts'
import { portal } from './portal.ts'

export const password = 'Portalen1'

let count = 0

/** The client of whoever looks after the pool, for arranging a test. */
export const poolAdmin = () => new CognitoIdentityProviderClient({ endpoint: portal().cognito.url })

/** A new account with a profile, signed in: staff unless `given` says otherwise. */
export async function person(
  given: Partial<StoredUser> = {},
): Promise<StoredUser & { token: string }> {
  const Email = given.Email ?? `person${++count}@example.se`
  const UserPoolId = portal().cognito.poolId
  const pool = poolAdmin()
  const id = await createAccount(pool, UserPoolId, Email)
  await pool.send(
    new AdminSetUserPasswordCommand({
      UserPoolId,
      Username: id,
      Password: password,
      Permanent: true,
    }),
  )
  const names = { Firstname: 'Åsa', Lastname: 'Öman' }
  const user: StoredUser = { ...users.blank, Role: STAFF, ...names, ...given, Email, id }
  await users.add(user)
  const { body } = await call('auth.login', { email: Email, password })
  return { ...user, token: body.token.access_token }
}

/**
 * Several accounts, signed in one after the other: on a busy machine the pool would not answer all of them in time, and that is not
 * what a test of many at once is about.
 */
export async function crowdOf(size: number, given: Partial<StoredUser> = {}) {
  const crowd: Awaited<ReturnType<typeof person>>[] = []
  while (crowd.length < size) crowd.push(await person(given))
  return crowd
}
