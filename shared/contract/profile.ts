import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { addressOr } from '../rules/people/email.ts'
import { oneLine } from '../rules/oneLine.ts'
import { mailedCode } from '../rules/people/oneTimeCode.ts'
import { currentPassword, passwordOrNone } from '../rules/people/password.ts'
import { personNr } from '../rules/people/personNr.ts'
import { salary } from '../rules/people/salary.ts'
import { picture } from './http/picture.ts'
import { looked, role, userWithSalary } from './user.ts'
import { done, id, ipAdress, route } from './route.ts'

/** A line of text of a profile that may be empty. */
export const line = (longest: number) => oneLine().check(z.maxLength(longest))

const incorrect = 'Incorrect entry.'

/** What the profile form saves (docs/requirements.md, "Profile rule"). A field that is left out stays as it is. */
export const profileChanges = z.partial(
  z.object({
    Firstname: line(limits.nameLength).check(z.minLength(1, incorrect)),
    Lastname: line(limits.nameLength),
    Email: addressOr(incorrect, incorrect),
    PersonNr: personNr,
    Tele: line(limits.phoneLength),
    Tele2: line(limits.phoneLength),
    Adress: line(limits.addressLength),
    postnr: line(limits.postcodeLength),
    Ort: line(limits.nameLength),
    /** Empty means unchanged. */
    Password: passwordOrNone,
    /** The rest is for administrators only. */
    Role: role,
    InAktiv: z.boolean(),
    Sallary: salary,
  }),
)

export type ProfileChanges = z.infer<typeof profileChanges>

export const profile = {
  'profile.get': route({
    method: 'GET',
    path: 'user/profile',
    summary: 'A person’s profile: one’s own, or as an administrator anybody’s',
    access: 'user',
    refuses: ['forbidden', 'not_found'],
    always: true,
    body: 'query',
    input: z.object({ userid: z.optional(id) }),
    output: z.object({ results: userWithSalary }),
    permissions: ['table:GetItem', 'table:PutItem', 'table:ConditionCheckItem'],
    reads: ['USER'],
    writes: ['USER'],
  }),
  'profile.update': route({
    method: 'PUT',
    path: 'user/profile/update',
    summary: 'Changes a person’s profile: one’s own, or as an administrator anybody’s',
    access: 'user',
    refuses: [
      'forbidden',
      'proof_needed',
      'not_found',
      'busy',
      'changed',
      'last_admin',
      'oneself',
      'outlook',
      'taken',
      'no_account',
      'locked',
    ],
    body: 'json',
    input: z.object({
      /** Without an id one's own is meant. */
      user: z.extend(profileChanges, { id: z.optional(id) }),
      /** The `DaytoUpdate` that the caller has seen. When the profile has changed since, nothing is saved (409). */
      daytoUpdate: z.optional(z.nullable(z.string())),
      currentPassword,
      ipAdress,
    }),
    output: z.object({ results: z.object({ user: userWithSalary }), message: z.string() }),
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'table:ConditionCheckItem',
      'pool:AdminGetUser',
      'pool:AdminCreateUser',
      'pool:AdminDeleteUser',
      'pool:AdminInitiateAuth',
      'pool:AdminUpdateUserAttributes',
      'pool:AdminSetUserPassword',
      'pool:AdminEnableUser',
      'pool:AdminDisableUser',
      'pool:AdminUserGlobalSignOut',
    ],
    reads: ['USER', 'ADMINISTRATORS', 'PEOPLE'],
    writes: [
      'USER',
      'PEOPLE',
      'ADMINISTRATORS',
      'CLAIM',
      'UNFINISHED',
      'USAGE',
      'RATE',
      'LOG',
      'EVENT',
    ],
  }),
  'profile.confirmEmail': route({
    method: 'PUT',
    path: 'user/email/confirm',
    summary: 'Takes the caller’s new address into use, with the code that was mailed to it',
    access: 'user',
    refuses: ['not_found', 'no_new_address', 'taken', 'busy', 'changed', 'locked'],
    body: 'json',
    input: z.object({ code: mailedCode }),
    output: z.object({ results: z.object({ user: userWithSalary }), message: z.string() }),
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'pool:AdminGetUser',
      'pool:public operations',
    ],
    reads: ['USER', 'PEOPLE'],
    writes: ['USER', 'PEOPLE', 'CLAIM', 'UNFINISHED', 'RATE', 'LOG', 'EVENT'],
  }),
  'profile.image': route({
    method: 'PUT',
    path: 'user/profile/image',
    summary: 'Stores a person’s picture: one’s own, or as an administrator anybody’s',
    access: 'user',
    refuses: ['forbidden', 'not_found'],
    body: 'multipart',
    input: z.object({ 'files[]': picture, userid: id }),
    output: z.object({ results: z.object({ BildUrl: z.string() }) }),
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'avatars:PutObject',
      'avatars:ListBucket',
      'avatars:DeleteObject',
    ],
    reads: ['USER'],
    writes: ['USER', 'PEOPLE', 'CLAIM', 'RATE', 'LOG', 'EVENT'],
  }),
  'profile.closeTour': route({
    method: 'PUT',
    path: 'user/tour/close',
    summary: 'Closes the product tour for the caller, on every device',
    access: 'user',
    body: 'json',
    input: z.object({}),
    output: done,
    permissions: ['table:GetItem', 'table:UpdateItem'],
    reads: ['USER'],
    writes: ['USER', 'RATE'],
  }),
  'profile.favourite': route({
    method: 'PUT',
    path: 'user/favourite',
    summary: 'Stars a question for the caller, or takes the star off',
    access: 'user',
    refuses: ['too_many_favourites'],
    body: 'json',
    input: z.object({ QuestionId: id, Favourite: z.boolean() }),
    output: z.object({ results: z.object({ Favourites: z.array(z.string()) }) }),
    permissions: ['table:GetItem', 'table:Query', 'table:UpdateItem'],
    reads: ['USER', 'CARD'],
    writes: ['USER', 'RATE'],
  }),
  'profile.seen': route({
    method: 'GET',
    path: 'user/seen',
    summary: 'Who has looked at the caller’s profile or log, newest first',
    access: 'user',
    body: 'query',
    input: z.object({}),
    output: z.object({
      results: z.array(z.object({ Name: z.string(), at: looked, sdate: z.string() })),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER'],
  }),
}
