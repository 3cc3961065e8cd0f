import * as z from 'zod/mini'
import { oneTimeCode } from '../../rules/people/oneTimeCode.ts'
import { currentPassword } from '../../rules/people/password.ts'
import { done, id, route } from '../route.ts'

/** The second step of somebody's sign-in. */
export const secondStep = {
  'profile.linkAuthenticator': route({
    method: 'POST',
    path: 'user/authenticator/link',
    summary: 'A new secret for the caller’s authenticator app, in an otpauth: address',
    access: 'user',
    refuses: ['proof_needed', 'outlook', 'no_multi_factor', 'locked'],
    body: 'json',
    input: z.object({ currentPassword }),
    output: z.object({ results: z.object({ address: z.string() }) }),
    beforeSecondStep: true,
    permissions: ['table:GetItem', 'pool:public operations', 'pool:AdminInitiateAuth'],
    reads: ['USER'],
  }),
  'profile.confirmAuthenticator': route({
    method: 'PUT',
    path: 'user/authenticator/confirm',
    summary: 'Takes that secret into use: from now on the caller’s sign-in asks for a code',
    access: 'user',
    refuses: ['proof_needed', 'outlook', 'not_begun', 'locked'],
    body: 'json',
    input: z.object({ code: oneTimeCode, currentPassword }),
    output: done,
    beforeSecondStep: true,
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'pool:public operations',
      'pool:AdminInitiateAuth',
      'pool:AdminUserGlobalSignOut',
    ],
    reads: ['USER'],
    writes: ['USER', 'UNFINISHED', 'RATE', 'LOG'],
  }),
  'profile.removeAuthenticator': route({
    method: 'DELETE',
    path: 'user/authenticator/remove',
    summary: 'Asks for no code any more: the caller, or as an administrator anybody',
    access: 'user',
    refuses: ['forbidden', 'proof_needed', 'not_found', 'outlook', 'no_multi_factor', 'locked'],
    body: 'query',
    input: z.object({ userid: z.optional(id) }),
    output: done,
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'pool:AdminSetUserMFAPreference',
      'pool:AdminUserGlobalSignOut',
    ],
    reads: ['USER'],
    writes: ['USER', 'UNFINISHED', 'RATE', 'LOG', 'EVENT'],
  }),
}
