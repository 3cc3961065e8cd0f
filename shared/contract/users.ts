import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { email } from '../rules/people/email.ts'
import { oneLine } from '../rules/oneLine.ts'
import { passwordOrNone } from '../rules/people/password.ts'
import { required } from '../rules/required.ts'
import { jsonText } from './http/jsonText.ts'
import { pageSize } from './http/listPage.ts'
import { user, userWithSalary } from './user.ts'
import { picture } from './http/picture.ts'
import { line } from './profile.ts'
import { done, id, ipAdress, pageNumber, pageOf, repeated, route, searchTerm } from './route.ts'

/** A person as the list shows them. `Lastlogin` is not told in a search and of those who are few: null is never. */
const userSummary = z.extend(
  z.pick(user, {
    id: true,
    Role: true,
    Firstname: true,
    Lastname: true,
    Email: true,
    BildUrl: true,
    InAktiv: true,
  }),
  { Lastlogin: z.optional(z.nullable(z.string())) },
)

export type UserSummary = z.infer<typeof userSummary>

/** What the list can be restricted to: by role, and by whether the account is in use (docs/requirements.md, "Payloads"). */
const userFilter = z.enum(['admin', 'user', 'active', 'inactive'])
export type UserFilter = z.infer<typeof userFilter>

/** What the list can be sorted by: descending with a `-` before it. */
export const userSorts = ['name', 'lastname', 'email', 'lastLogin'] as const
const userSort = z.enum(userSorts)
export type UserSort = z.infer<typeof userSort>

const sortTerm = z.enum([...userSorts, '-name', '-lastname', '-email', '-lastLogin'])
export type UserSortTerm = z.infer<typeof sortTerm>

/** A page of the list, and the way to those beside it. */
const userPage = z.object({
  /** How many people there are in all pages, where that is known. */
  total: z.optional(z.int()),
  /** What to ask for as `cursor` for the page before and behind this one; without it there is none. */
  previous: z.optional(z.string()),
  next: z.optional(z.string()),
  /** What the list can be sorted by, as long as it is; and what it is sorted by: nothing in a search of many pages. */
  sorts: z.array(userSort),
  sorted: z.optional(sortTerm),
})

export type UserPage = z.infer<typeof userPage>

/** What the dialog for a new person asks for (docs/requirements.md, "New user rule"). */
export const newUser = z.object({
  /** Named by docs/requirements.md, "Payloads"; the picture itself is the file beside it. */
  profile_pic: z.optional(z.unknown()),
  Firstname: oneLine(required).check(z.minLength(1, required), z.maxLength(limits.nameLength)),
  Lastname: z._default(line(limits.nameLength), ''),
  email,
  phone: z._default(line(limits.phoneLength), ''),
  /** Without one the person gets a mail with a link to choose one. */
  password: z._default(passwordOrNone, ''),
})

/** An entry of a person's log. */
const logRow = z.object({
  id: z.string(),
  userName: z.string(),
  message: z.string(),
  /** ISO 8601 in UTC. */
  sdate: z.string(),
  Firstname: z.string(),
  Lastname: z.string(),
  BildUrl: z.string(),
})

export type LogRow = z.infer<typeof logRow>

const logPage = z.object({ results: pageOf(logRow) })

export const users = {
  'users.all': route({
    method: 'GET',
    path: 'users/all',
    summary: 'The people in Swedish order, filtered and searched; with `size` a page of them',
    access: 'admin',
    body: 'query',
    input: z.object({
      filterOptions: repeated(userFilter),
      searchTerm: searchTerm(limits.searchTerm),
      size: pageSize,
      /** Where the page begins: what another page has given, or `last`. */
      cursor: z._default(z.string().check(z.maxLength(limits.peopleCursor)), ''),
      sort: z.optional(sortTerm),
    }),
    output: z.object({
      results: z.array(userSummary),
      page: z.optional(userPage),
      /** Says that there are more than an answer carries. */
      message: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'PEOPLE'],
    revalidates: true,
  }),
  'users.find': route({
    method: 'GET',
    path: 'users/find',
    summary:
      'Colleagues whose account is in use, by a part of their name: at most eight, by name and address alone',
    access: 'user',
    body: 'query',
    input: z.object({
      searchTerm: oneLine().check(
        z.minLength(2, 'Skriv minst två bokstäver.'),
        z.maxLength(limits.searchTerm),
      ),
    }),
    output: z.object({ results: z.array(z.object({ name: z.string(), Email: z.string() })) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'PEOPLE'],
    revalidates: true,
  }),
  'users.add': route({
    method: 'POST',
    path: 'users/add',
    summary: 'Adds a person: account, profile and picture',
    access: 'admin',
    refuses: ['busy', 'taken', 'mail_failed'],
    body: 'multipart',
    input: z.object({ 'files[]': z.optional(picture), user: jsonText(newUser), ipAdress }),
    output: z.object({ success: z.literal(true), results: userWithSalary }),
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'pool:AdminCreateUser',
      'pool:AdminGetUser',
      'pool:AdminSetUserPassword',
      'pool:AdminDeleteUser',
      'avatars:PutObject',
      'avatars:ListBucket',
      'avatars:DeleteObject',
    ],
    reads: ['USER', 'PEOPLE'],
    writes: ['USER', 'PEOPLE', 'CLAIM', 'UNFINISHED', 'RATE', 'LOG'],
  }),
  'users.delete': route({
    method: 'DELETE',
    path: 'users/delete',
    summary: 'Deletes people: accounts, profiles, pictures and notifications',
    access: 'admin',
    refuses: ['not_found', 'busy', 'last_admin', 'oneself', 'held'],
    body: 'query',
    input: z.object({
      id: repeated(id).check(z.minLength(1, 'Måste fyllas i.'), z.maxLength(limits.deletedAtOnce)),
    }),
    output: done,
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'table:BatchWriteItem',
      'pool:AdminDeleteUser',
      'avatars:ListBucket',
      'avatars:DeleteObject',
    ],
    reads: ['USER', 'ADMINISTRATORS', 'ROOM', 'BOOKING', 'EVENT', 'HOLD'],
    writes: [
      'USER',
      'PEOPLE',
      'ADMINISTRATORS',
      'CLAIM',
      'UNFINISHED',
      'RATE',
      'ROOM',
      'BOOKING',
      'USAGE',
      'SUM',
      'VOTE',
      'LOG',
      'NOTIS',
      'EVENT',
    ],
  }),
  'users.get': route({
    method: 'GET',
    path: 'users/get',
    summary: 'A person, whole',
    access: 'admin',
    refuses: ['not_found'],
    always: true,
    body: 'query',
    input: z.object({ userid: id }),
    output: z.object({ results: userWithSalary }),
    permissions: ['table:GetItem', 'table:PutItem', 'table:ConditionCheckItem'],
    reads: ['USER'],
    writes: ['USER'],
  }),
  'users.log': route({
    method: 'GET',
    path: 'users/logg/get',
    summary: 'What a person has done, newest first: one’s own, or as an administrator anybody’s',
    access: 'user',
    refuses: ['forbidden', 'not_found'],
    always: true,
    body: 'query',
    // `whole` (ours): for oneself, also what stands before a cleared view. The trail is theirs.
    input: z.object({ userid: id, page: pageNumber, whole: z.optional(z.literal('1')) }),
    output: logPage,
    permissions: ['table:GetItem', 'table:Query', 'table:PutItem', 'table:ConditionCheckItem'],
    reads: ['USER'],
    writes: ['USER'],
  }),
  'users.resetLog': route({
    method: 'GET',
    path: 'users/logg/reset',
    summary:
      'Clears the view of a person’s log, not the trail, or takes that back, and gives its first page',
    access: 'admin',
    refuses: ['not_found'],
    body: 'query',
    input: z.object({ userid: id, undo: z.optional(z.literal('1')) }),
    output: logPage,
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:ConditionCheckItem',
    ],
    reads: ['USER'],
    writes: ['USER', 'RATE', 'LOG'],
  }),
}
