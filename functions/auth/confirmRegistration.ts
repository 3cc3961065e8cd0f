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
import { requireUnknown } from '../platform/freeAddress.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { identity, taken } from '../platform/identity.ts'
import { withLease } from '../platform/withLease.ts'
import { HttpError, invalid } from '../runtime/errors.ts'
import { ClientId, pool, poolHttpError } from '../runtime/pool.ts'
import { sessions } from '../stores/people/sessions.ts'
import { unfinished } from '../stores/people/unfinished.ts'
import { users } from '../stores/people/users.ts'
import { noteNewAccount } from './noteNewAccount.ts'
import { closed, mayRegister } from './registration.ts'

// One answer for all of them: they would tell which addresses have an account. A confirmation sent again after a lost reply
// ends here as well, so that the answer says what to do then.
const wrongCode = [
  CodeMismatchException,
  ExpiredCodeException,
  NotAuthorizedException,
  UserNotFoundException,
]

const wrongCodeText =
  'Koden stämmer inte eller gäller inte längre. Om du redan har bekräftat kontot kan du logga in.'

async function confirm(email: string, code: string): Promise<void> {
  const command = new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code })
  await pool.send(command).catch((error: unknown) => {
    if (wrongCode.some((kind) => error instanceof kind)) {
      throw invalid({ code: wrongCodeText })
    }
    const many = [429, 'locked', 'För många försök. Vänta en stund och försök igen.'] as const
    throw poolHttpError(error, {
      LimitExceededException: many,
      TooManyFailedAttemptsException: many,
      TooManyRequestsException: many,
    })
  })
}

/** The account that has just been confirmed, with a profile: with its owner's password, whoever began it. */
async function make(
  email: string,
  password: string,
  name: { Firstname: string; Lastname: string },
) {
  // Whoever came with Outlook since the code was mailed would be two people. `users.mend` takes the account away.
  await requireUnknown(email)
  const account = await identity.look(email)
  if (!account) throw taken()
  const { id } = account
  await identity.setPassword(account, password)
  await identity.signOutEverywhere(account)
  const ended = sessions.allEnded()
  const person = { ...users.blank, ...name, ...ended, id, Email: email, Role: STAFF }
  if (!(await users.add(person))) throw taken()
  await sessions.begun(ended)
  return person
}

/** Makes the account of whoever has the code. What breaks off after the code is undone, and they register once more. */
export const handler = publicEndpoint(auth['auth.confirmRegistration'], async (asked) => {
  const { input, address } = asked
  const { email, code, password, Firstname, Lastname } = input
  if (!mayRegister(email)) throw closed()
  return withLease([email], async () => {
    const begun = await unfinished.begin({ account: { email } })
    await confirm(email, code).catch(async (error: unknown) => {
      // A wrong code has changed nothing.
      if (error instanceof HttpError) await unfinished.end(begun)
      throw error
    })
    const person = await make(email, password, { Firstname, Lastname })
    await unfinished.end(begun)
    await noteNewAccount(person, address)
    return isDone
  })
})
