import { VerifyUserAttributeCommand } from '@aws-sdk/client-cognito-identity-provider'
import { profile } from '../../shared/contract/profile.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf, byOf } from '../platform/caller.ts'
import { requireUnknown } from '../platform/freeAddress.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { identity, poolName } from '../platform/identity.ts'
import { wholly } from '../platform/wholly.ts'
import { withLease } from '../platform/withLease.ts'
import { changedMeanwhile, HttpError, invalid, notFound } from '../runtime/errors.ts'
import { pool, poolHttpError } from '../runtime/pool.ts'
import { users } from '../stores/people/users.ts'

const message = 'E-postadressen är bytt.'

const wrongCodes = new Set(['CodeMismatchException', 'ExpiredCodeException'])

async function verify(AccessToken: string, Code: string): Promise<void> {
  const command = new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code })
  await pool.send(command).catch((error: unknown) => {
    if (error instanceof Error && wrongCodes.has(error.name)) {
      throw invalid({ code: 'Koden stämmer inte eller gäller inte längre.' })
    }
    const many = [429, 'locked', 'För många försök. Vänta en stund och försök igen.'] as const
    throw poolHttpError(error, {
      AliasExistsException: [409, 'taken', 'Det finns redan ett konto med den e-postadressen.'],
      NotAuthorizedException: [401, 'signed_out', 'Du är utloggad. Logga in igen.'],
      LimitExceededException: many,
      TooManyRequestsException: many,
    })
  })
}

/** Takes the caller's new address into use, once its code is back. */
export const handler = endpoint(profile['profile.confirmEmail'], async ({ input, caller, token }) =>
  withLease([caller.id], async () => {
    const before = await users.latest(caller.id)
    if (!before) throw notFound('Användaren')
    if (before.NewEmail === '') {
      // Also where the reply to the confirmation was lost.
      const text = `Det finns ingen ny adress att bekräfta. Din adress är ${before.Email}.`
      throw new HttpError(409, 'no_new_address', text)
    }
    await requireUnknown(before.NewEmail)
    return wholly(
      { account: { id: caller.id, PoolName: caller.PoolName }, by: caller.id },
      async (_passed, untouched) => {
        await verify(token, input.code).catch(async (error: unknown) => {
          const look = () => identity.look(poolName(before)).catch(() => undefined)
          const account = error instanceof HttpError ? await look() : undefined
          // The code is spent, by a try of which nothing more was heard.
          if (account?.email === before.NewEmail) return
          if (account?.email === before.Email) untouched()
          throw error
        })
        const account = await identity.look(poolName(before))
        const Email = account?.email ?? before.NewEmail
        const entry = auditEntryOf(caller, 'Bytte sin e-postadress')
        const told = `Din e-postadress är bytt från ${before.Email} till ${Email}`
        const saved = { Email, NewEmail: '', DaytoUpdate: nextStamp(before.DaytoUpdate) }
        const event = {
          type: 'profile.changed' as const,
          userid: caller.id,
          message: told,
          ...byOf(caller),
        }
        if (!(await users.change(before, saved, entry, event))) throw changedMeanwhile('Profilen')
        return { results: { user: { ...before, ...saved, Sallary: undefined } }, message }
      },
    )
  }),
)
