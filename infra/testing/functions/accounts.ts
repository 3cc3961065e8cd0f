import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { userList } from '../../../functions/stores/people/userList.ts'
import { users } from '../../../functions/stores/people/users.ts'
import { expect } from 'vitest'
import { picturesOf, served } from './pictures.ts'
import { portal } from './portal.ts'

/** The account with this id or address in the pool, or undefined. */
export async function accountOf(name: string) {
  const pool = new CognitoIdentityProviderClient({ endpoint: portal().cognito.url })
  const command = new AdminGetUserCommand({ UserPoolId: portal().cognito.poolId, Username: name })
  try {
    const { UserAttributes = [], UserStatus, Enabled, Username } = await pool.send(command)
    const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value
    return { id: Username ?? '', email, status: UserStatus, enabled: Enabled }
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/** What the pool, the table, the list and the bucket say of a person: the same when all is well. */
export async function everywhere(id: string) {
  const [account, profile, list] = await Promise.all([accountOf(id), users.get(id), userList.all()])
  const row = list.value.find((person) => person.id === id)
  const [BildUrl, ...others] = await picturesOf(id)
  expect(others).toEqual([])
  const picture = BildUrl !== undefined && (await served(BildUrl)).status === 200
  return {
    pool: account && { Email: account.email, InAktiv: !account.enabled },
    table: profile && { Email: profile.Email, InAktiv: profile.InAktiv },
    list: row && { Email: row.Email, InAktiv: row.InAktiv },
    picture: { stored: picture, noted: (profile?.BildUrl ?? '') !== '' },
  }
}
