import {
  CodeMismatchException,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { isDone } from '../../shared/contract/route.ts'
import { STAFF } from '../../shared/rules/permissions.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { identity, taken } from '../platform/identity.ts'
import { withLease } from '../platform/withLease.ts'
import { invalid } from '../runtime/errors.ts'
import { ClientId, pool, poolHttpError } from '../runtime/pool.ts'
import { sessions } from '../stores/sessions.ts'
import { users } from '../stores/users.ts'
import { closed, mayRegister } from './registration.ts'

// One answer for all of them: they would tell which addresses have an account.
const wrongCode = [
  CodeMismatchException,
  ExpiredCodeException,
  NotAuthorizedException,
  UserNotFoundException,
]

async function confirm(email: string, code: string): Promise<void> {
  const command = new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code })
  await pool.send(command).catch((error: unknown) => {
    if (wrongCode.some((kind) => error instanceof kind)) {
      throw invalid({ code: 'Koden stämmer inte eller gäller inte längre.' })
    }
    const many = [429, 'locked', 'För många försök. Vänta en stund och försök igen.'] as const
    throw poolHttpError(error, {
      LimitExceededException: many,
      TooManyFailedAttemptsException: many,
      TooManyRequestsException: many,
    })
  })
}

/**
 * Makes the account of whoever has the code: with their password and their name, whoever began the registration. What
 * breaks off after the code leaves an account without a profile, which another registration takes away.
 */
export const handler = publicEndpoint(auth['auth.confirmRegistration'], async ({ input }) => {
  const { email, code, password, Firstname, Lastname } = input
  if (!mayRegister(email)) throw closed()
  return withLease([email], async () => {
    await confirm(email, code)
    const id = await identity.find(email)
    if (id === undefined) throw taken()
    await identity.setPassword({ id }, password)
    await identity.signOutEverywhere({ id })
    const ended = sessions.allEnded()
    const named = { id, Email: email, Firstname, Lastname, Role: STAFF }
    if (!(await users.add({ ...users.blank, ...named, ...ended }))) throw taken()
    await sessions.begun(ended)
    return isDone
  })
})
