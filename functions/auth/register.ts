import {
  AdminGetUserCommand,
  SignUpCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { STAFF } from '../../shared/rules/permissions.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { HttpError } from '../runtime/errors.ts'
import { ClientId, pool, poolHttpError, UserPoolId } from '../runtime/pool.ts'
import { users } from '../stores/users.ts'
import { mayRegister } from './registration.ts'

const taken = () => new HttpError(409, 'taken', 'Det finns redan ett konto med den e-postadressen.')

/** The id of a new account, or of one whose registration broke off before its profile was stored. */
async function accountFor(email: string, password: string): Promise<string> {
  const signUp = new SignUpCommand({
    ClientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  try {
    const { UserSub = '' } = await pool.send(signUp)
    return UserSub
  } catch (error) {
    if (error instanceof UsernameExistsException) {
      const account = await pool.send(new AdminGetUserCommand({ UserPoolId, Username: email }))
      if (account.UserStatus === 'UNCONFIRMED' && account.Username) return account.Username
      throw taken()
    }
    throw poolHttpError(error, {
      InvalidPasswordException: [400, 'invalid_password', 'Lösenordet uppfyller inte kraven.'],
      CodeDeliveryFailureException: [
        502,
        'mail_failed',
        'Bekräftelsen gick inte att mejla. Försök igen.',
      ],
      LimitExceededException: [
        502,
        'mail_failed',
        'Bekräftelsen gick inte att mejla. Försök senare.',
      ],
      TooManyRequestsException: [
        429,
        'locked',
        'För många försök. Vänta en stund och försök igen.',
      ],
    })
  }
}

export const handler = publicEndpoint(auth['auth.register'], async ({ input }) => {
  const { email, password, Firstname, Lastname } = input
  if (!mayRegister(email)) {
    throw new HttpError(
      403,
      'registration_closed',
      'Det går inte att registrera sig med den adressen.',
    )
  }
  const id = await accountFor(email, password)
  if (!(await users.add({ ...users.blank, id, Email: email, Firstname, Lastname, Role: STAFF }))) {
    throw taken()
  }
  // The pool confirms the address by mail first, so there is no token yet.
  return { result: true, token: null, error: null }
})
