import type { APIGatewayProxyEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Route } from '../../shared/contract/route.ts'
import { goneName, nameOf } from '../../shared/rules/people/names.ts'
import { mayCall } from '../../shared/rules/permissions.ts'
import type { AuditEntry } from '../stores/log/auditLog.ts'
import { type Session, sessions } from '../stores/people/sessions.ts'
import { type StoredUser, users } from '../stores/people/users.ts'
import { environment, variables } from '../runtime/env.ts'
import { forbidden, HttpError, sessionOver, signedOut } from '../runtime/errors.ts'
import { addressOf } from './address.ts'

const { MULTI_FACTOR } = environment(variables.stage)

/** What a caller is found by; the names of headers are in lower case. */
type Event = Pick<APIGatewayProxyEvent, 'headers' | 'requestContext'>

/** Who is calling: the token's owner as stored now, their session, and the address that CloudFront saw. */
export type Caller = StoredUser & { name: string; address: string; session: Session }

/** For whom a model is asked, also after their call is over. */
export type Asker = Pick<Caller, 'id' | 'name' | 'address'>

// What the Cognito authorizer of API Gateway puts into the event: the token's claims, all of them texts.
const authorized = z.object({
  claims: z.object({
    sub: z.string(),
    auth_time: z.coerce.number().check(z.int()),
    origin_jti: z.string(),
  }),
})

const lacksSecondStep = ({ SecondStep }: StoredUser) =>
  MULTI_FACTOR === 'required' && SecondStep === 'off'

const secondStepFirst = () =>
  new HttpError(403, 'second_step', 'Ställ in tvåstegsverifiering först: ladda om sidan.')

/**
 * Finds the caller of a route that needs a token, and whether they may make the call. The role and the account are
 * read from the table at every call, so that a change takes effect at the next one (docs/requirements.md, "Who is
 * calling"). Throws 401 without claims, for a deleted and for a deactivated person, and for a session that was ended
 * (docs/requirements.md, "Sessions"); 403 for a role that may not, and for whoever has yet to set up the second step that
 * the stage requires.
 */
export async function callerOf(
  event: Event,
  { access, beforeSecondStep }: Pick<Route, 'access' | 'beforeSecondStep'>,
): Promise<Caller> {
  const authorizer = z.safeParse(authorized, event.requestContext.authorizer)
  if (!authorizer.success) throw signedOut()
  const { sub, auth_time: since, origin_jti } = authorizer.data.claims
  const session = { id: origin_jti, since }
  const user = await users.get(sub)
  if (!user) throw signedOut('Kontot finns inte längre.')
  if (user.InAktiv) throw signedOut('Kontot är inaktiverat. Kontakta en administratör.')
  if (sessions.isOver(user, session)) throw sessionOver()
  if (!mayCall(access, user.Role)) throw forbidden()
  if (!beforeSecondStep && lacksSecondStep(user)) throw secondStepFirst()
  return { ...user, name: nameOf(user), address: addressOf(event), session }
}

/** What the caller has just done, for the log; `message` says it in Swedish. */
export const auditEntryOf = ({ id, name, address }: Asker, message: string): AuditEntry => ({
  userid: id,
  userName: name,
  message,
  address,
  at: new Date(),
})

/** The same of what was done to somebody else; `message` says it of whatever they are called. */
export const auditEntryAbout = (
  caller: Caller,
  { id: userid, Email }: Pick<StoredUser, 'id' | 'Email'>,
  message: (whom: string) => string,
): AuditEntry =>
  userid === caller.id
    ? auditEntryOf(caller, message(Email))
    : { ...auditEntryOf(caller, message(Email)), about: { userid, message: message(goneName) } }

/** Who did something, and when, as an event tells other areas. */
export const byOf = ({ id, name }: Caller, at = new Date()) => ({
  by: { id, name },
  at: at.toISOString(),
})
