import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { type StoredUser, users } from '../../../functions/stores/people/users.ts'
import { demoPassword, demoPeople } from './people.ts'

/** Makes an account with a verified address, without a mail and still without a password of its own. Gives its id. */
export async function createAccount(
  pool: CognitoIdentityProviderClient,
  UserPoolId: string,
  Email: string,
): Promise<string> {
  const { User } = await pool.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: Email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: Email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  return User?.Username ?? ''
}

/** The account of an address in the pool, made when there is none; a half-made one still counts as new. */
async function account(pool: CognitoIdentityProviderClient, UserPoolId: string, Email: string) {
  try {
    return { id: await createAccount(pool, UserPoolId, Email), isNew: true }
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error
    const found = await pool.send(new AdminGetUserCommand({ UserPoolId, Username: Email }))
    return { id: found.Username ?? '', isNew: found.UserStatus === 'FORCE_CHANGE_PASSWORD' }
  }
}

/** Makes the demo's accounts and profiles that are missing; gives everybody, with the pool's ids. */
export async function seedAccounts(UserPoolId: string): Promise<StoredUser[]> {
  const pool = new CognitoIdentityProviderClient()
  const people = await Promise.all(
    demoPeople.map(async (person) => {
      const { id, isNew } = await account(pool, UserPoolId, person.Email)
      if (isNew) {
        const password = { UserPoolId, Username: id, Password: demoPassword, Permanent: true }
        await pool.send(new AdminSetUserPasswordCommand(password))
      }
      const user = { ...users.blank, ...person, id }
      await users.add(user)
      return user
    }),
  )
  pool.destroy()
  return people
}
