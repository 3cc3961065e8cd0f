import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { addressOr, email } from '../rules/people/email.ts'
import { oneLine } from '../rules/oneLine.ts'
import { mailedCode } from '../rules/people/oneTimeCode.ts'
import { newPassword } from '../rules/people/password.ts'
import { ifMissing, required } from '../rules/required.ts'
import { oneself } from './user.ts'
import { done, ipAdress, route } from './route.ts'

/** What a sign-in gives: Cognito's tokens, `expires_in` in seconds (docs/requirements.md, "Success"). */
export const token = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  token_type: z.literal('Bearer'),
})

const name = oneLine(required).check(z.minLength(1, required), z.maxLength(limits.nameLength))

const incorrect = 'Incorrect entry.'

/** What the sign-in form and auth/login ask for (docs/requirements.md, "Sign-in rule"). */
export const credentials = z.object({
  email: addressOr(incorrect, incorrect),
  password: z
    .string(ifMissing(incorrect))
    .check(z.minLength(1, incorrect), z.maxLength(limits.passwordMax)),
})

/** Sign-in for other clients; the portal's own pages talk to the pool through Amplify. */
export const auth = {
  'auth.register': route({
    method: 'POST',
    path: 'auth/register',
    summary: 'Mails a code to an address of the allowed domains, which confirms it',
    access: 'public',
    refuses: ['registration_closed', 'taken', 'busy', 'too_soon', 'locked', 'mail_failed'],
    body: 'json',
    input: z.object({ email, password: newPassword, Firstname: name, Lastname: name, ipAdress }),
    output: z.object({
      result: z.boolean(),
      token: z.nullable(token),
      error: z.nullable(z.string()),
    }),
    permissions: [
      'pool:public operations',
      'pool:AdminGetUser',
      'pool:AdminDeleteUser',
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
    ],
    reads: ['USER', 'PEOPLE'],
    writes: ['CLAIM', 'RATE'],
  }),
  'auth.confirmRegistration': route({
    method: 'POST',
    path: 'auth/register/confirm',
    summary: 'Makes the account of whoever has the code that was mailed',
    access: 'public',
    refuses: ['registration_closed', 'taken', 'busy', 'locked'],
    body: 'json',
    input: z.object({
      email,
      code: mailedCode,
      password: newPassword,
      Firstname: name,
      Lastname: name,
      ipAdress,
    }),
    output: done,
    permissions: [
      'pool:public operations',
      'pool:AdminGetUser',
      'pool:AdminSetUserPassword',
      'pool:AdminUserGlobalSignOut',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'table:Query',
    ],
    reads: ['PEOPLE'],
    writes: ['USER', 'PEOPLE', 'CLAIM', 'UNFINISHED', 'LOG'],
  }),
  'auth.login': route({
    method: 'POST',
    path: 'auth/login',
    summary: 'Signs in with e-mail and password',
    access: 'public',
    refuses: [
      'wrong_password',
      'challenge',
      'disabled',
      'not_confirmed',
      'reset_required',
      'locked',
    ],
    body: 'json',
    input: z.extend(credentials, { ipAdress }),
    output: z.object({ token }),
    permissions: ['pool:AdminInitiateAuth'],
  }),
  'auth.logout': route({
    method: 'POST',
    path: 'auth/logout',
    summary: 'Logs the sign-out and, unless only this device is meant, revokes every session',
    access: 'user',
    body: 'json',
    input: z.object({ everywhere: z._default(z.boolean(), true) }),
    output: done,
    always: true,
    beforeSecondStep: true,
    permissions: [
      'pool:AdminUserGlobalSignOut',
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
    ],
    reads: ['USER'],
    writes: ['USER', 'LOG'],
  }),
  'auth.me': route({
    method: 'POST',
    path: 'auth/me',
    summary: 'Who is signed in',
    access: 'user',
    body: 'json',
    input: z.object({}),
    output: z.object({ user: oneself }),
    beforeSecondStep: true,
    permissions: ['table:GetItem'],
    reads: ['USER'],
  }),
  'auth.forgetPass': route({
    method: 'POST',
    path: 'auth/Forget/pass',
    summary: 'Mails a link for a new password; answers the same whether or not the account exists',
    access: 'public',
    body: 'json',
    input: z.object({ email, ipAdress }),
    output: done,
    permissions: [
      'table:UpdateItem',
      'pool:public operations',
      'pool:AdminGetUser',
      'pool:AdminCreateUser',
    ],
    writes: ['RATE'],
  }),
}
