import { SignUpCommand, UsernameExistsException } from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { isFree, stateOf } from '../platform/accountState.ts'
import { requireUnknown } from '../platform/freeAddress.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { identity, taken } from '../platform/identity.ts'
import { unusedPassword } from '../platform/unusedPassword.ts'
import { withLease } from '../platform/withLease.ts'
import { HttpError, mailedOften } from '../runtime/errors.ts'
import { ClientId, pool, poolHttpError } from '../runtime/pool.ts'
import { users } from '../stores/people/users.ts'
import { rates, unnamed } from '../stores/rates.ts'
import { closed, mayRegister } from './registration.ts'

const tooSoon = () =>
  new HttpError(
    429,
    'too_soon',
    'En kod skickades nyss. Titta i inkorgen och skräpposten, eller försök igen om en minut.',
  )

/** Throws 429 for an address that has been mailed often: anybody can have a code mailed to anybody. */
async function checkRate(email: string): Promise<void> {
  if (await rates.registered.take(unnamed(email), rateLimits.registeredPerHour)) return
  throw mailedOften(rates.registered.secondsLeft())
}

/**
 * Takes away what stands in a registration's way: an account that nobody has confirmed, whoever began it, or one that
 * belongs to nobody. Throws 409 when it is somebody's, and 429 where a code was mailed just now, or often.
 */
async function clear(email: string): Promise<void> {
  const account = await identity.look(email)
  const state = stateOf(account, account && (await users.latest(account.id)))
  if (!isFree(state)) throw taken()
  const age = Date.now() - (account?.madeAt.getTime() ?? 0)
  if (state === 'begun' && age < serverLimits.codeAgainSeconds * 1000) throw tooSoon()
  await checkRate(email)
  if (account) await identity.remove(account)
}

async function signUp(email: string): Promise<void> {
  const command = new SignUpCommand({
    ClientId,
    Username: email,
    // Whoever begins is not known yet: whoever confirms chooses the password.
    Password: unusedPassword(),
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  await pool.send(command).catch((error: unknown) => {
    if (error instanceof UsernameExistsException) throw tooSoon()
    throw poolHttpError(error, {
      CodeDeliveryFailureException: [
        502,
        'mail_failed',
        'Bekräftelsen kunde inte mejlas. Försök igen.',
      ],
      LimitExceededException: [
        502,
        'mail_failed',
        'Bekräftelsen kunde inte mejlas. Försök igen senare.',
      ],
      TooManyRequestsException: [
        429,
        'locked',
        'För många försök. Vänta en stund och försök igen.',
      ],
    })
  })
}

/** Mails a code to the address. Nothing of whoever begins is kept (docs/requirements.md, "Registration"). */
export const handler = publicEndpoint(auth['auth.register'], async ({ input: { email } }) => {
  if (!mayRegister(email)) throw closed()
  await withLease([email], async () => {
    await requireUnknown(email)
    await clear(email)
    await signUp(email)
  })
  return { result: true, token: null, error: null }
})
