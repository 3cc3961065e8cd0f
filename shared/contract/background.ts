import { askingPermissions } from './assistant/asking.ts'
import type { Rights } from './route.ts'

export type PoolTrigger =
  'customMessage' | 'postAuthentication' | 'postConfirmation' | 'preSignUp' | 'preTokenGeneration'

export type BackgroundLambda = Rights & {
  /**
   * What starts it: a trigger of the user pool, a schedule, what the table has taken away because its time had come, or what
   * happens in other areas (`stores/outbox.ts`); in every stage or only where a setting is made.
   */
  startedBy:
    | { pool: PoolTrigger; onlyWith?: 'entraId' }
    | { everyMinutes: number }
    | { expiry: true }
    | { events: true; onlyWith?: 'roomMails' }
}

/** The Lambdas that no route calls. Keys are files below `functions/`, as for routes. */
export const background = {
  /** Writes the Swedish mails of the pool. */
  'auth.mail': { permissions: ['config:GetObject'], startedBy: { pool: 'customMessage' } },
  /** Notes the sign-in of whoever has an account of the portal's own, whichever way they sign in. */
  'auth.signedIn': {
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'callingPool:AdminGetUser',
    ],
    reads: ['USER'],
    writes: ['USER', 'PEOPLE', 'LOG'],
    startedBy: { pool: 'postAuthentication' },
  },
  /**
   * Notes accounts that have no profile yet; ends the sessions of whoever has chosen a new password with the code from
   * the mail.
   */
  'auth.confirmed': {
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'callingPool:AdminUserGlobalSignOut',
    ],
    reads: ['USER'],
    writes: ['USER', 'UNFINISHED', 'LOG'],
    startedBy: { pool: 'postConfirmation' },
  },
  /**
   * Makes the profile of whoever comes from Outlook for the first time, notes their sign-ins, keeps the deactivated
   * out.
   */
  'auth.outlook': {
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'callingPool:AdminUpdateUserAttributes',
    ],
    reads: ['USER'],
    writes: ['USER', 'PEOPLE', 'ADMINISTRATORS', 'LOG'],
    startedBy: { pool: 'preTokenGeneration', onlyWith: 'entraId' },
  },
  /**
   * Lets only the stage's e-mail domains register themselves; links who comes from Outlook to the account they have.
   */
  'auth.mayRegister': {
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'callingPool:AdminGetUser',
      'callingPool:AdminSetUserPassword',
      'callingPool:AdminUserGlobalSignOut',
      'callingPool:AdminLinkProviderForUser',
    ],
    reads: ['USER'],
    writes: ['USER', 'LOG', 'EVENT'],
    startedBy: { pool: 'preSignUp' },
  },
  /** Takes registrations away that nobody confirmed within a day. */
  'auth.sweepRegistrations': {
    permissions: [
      'pool:ListUsers',
      'pool:AdminGetUser',
      'pool:AdminDeleteUser',
      'table:PutItem',
      'table:DeleteItem',
    ],
    writes: ['CLAIM'],
    startedBy: { everyMinutes: 60 },
  },
  /** Finishes or undoes changes of accounts that broke off between pool and table, and lists people as a later version does. */
  'users.mend': {
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'table:BatchWriteItem',
      'pool:AdminGetUser',
      'pool:AdminCreateUser',
      'pool:AdminDeleteUser',
      'pool:AdminDisableUser',
      'pool:AdminEnableUser',
      'pool:AdminUserGlobalSignOut',
      'avatars:ListBucket',
      'avatars:DeleteObject',
    ],
    reads: ['USER', 'PEOPLE', 'UNFINISHED', 'ROOM', 'BOOKING', 'EVENT', 'HOLD'],
    writes: [
      'USER',
      'PEOPLE',
      'ADMINISTRATORS',
      'CLAIM',
      'UNFINISHED',
      'ROOM',
      'BOOKING',
      'USAGE',
      'SUM',
      'VOTE',
      'LOG',
      'NOTIS',
      'EVENT',
    ],
    startedBy: { everyMinutes: 1 },
  },
  /** Keeps what was written of people and questions since they are held. */
  'users.keepHeld': {
    permissions: ['table:GetItem', 'table:Query', 'table:UpdateItem'],
    reads: ['HOLD', 'USER', 'VOTE', 'TRIALRUN'],
    writes: ['USER', 'LOG', 'USAGE', 'VOTE', 'TRIALRUN'],
    startedBy: { everyMinutes: 360 },
  },
  /** Counts what has gone because its time had come. */
  'users.recordDisposals': {
    permissions: ['table:PutItem', 'table:UpdateItem'],
    writes: ['DISPOSAL'],
    startedBy: { expiry: true },
  },
  /** Adds new usage records to the sums that the dashboard reads, links them, and records answers that nobody has recorded. */
  'statistics.rollUp': {
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
    ],
    reads: ['USER', 'USAGE', 'BEGUN', 'CHAIN', 'SUM', 'ROLLED'],
    writes: ['USER', 'USAGE', 'BEGUN', 'CHAIN', 'LOG', 'SUM', 'ROLLED'],
    startedBy: { everyMinutes: 1 },
  },
  /** Goes on with runs of trials that broke off. */
  'assistant.resumeTrials': {
    permissions: askingPermissions,
    reads: ['USER', 'RATE', 'TRIALRUN', 'RUNNING', 'ROLLED'],
    writes: ['USER', 'RATE', 'USAGE', 'BEGUN', 'LOG', 'TRIALRUN', 'RUNNING'],
    startedBy: { everyMinutes: 1 },
  },
  /** Reads what the providers say of the models that questions ask, and tells administrators of those that end. */
  'questions.modelClock': {
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:DeleteItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['QUESTION', 'ADMINISTRATORS', 'MODELEND'],
    writes: ['MODELEND', 'EVENT'],
    startedBy: { everyMinutes: 720 },
  },
  /** Makes notifications of what happens in other areas. */
  'notifications.deliver': {
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'table:ConditionCheckItem',
    ],
    reads: ['USER', 'ARTICLE', 'NOTIS', 'EVENT', 'ROOM'],
    writes: ['USER', 'NOTIS', 'EVENT', 'ROOM'],
    startedBy: { events: true },
  },
  /** Mails people their bookings, as a file that a calendar takes. */
  'calendar.mail': {
    permissions: [
      'table:GetItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'config:GetObject',
      'mails:SendEmail',
      'mails:SendRawEmail',
    ],
    reads: ['USER', 'EVENT'],
    writes: ['RATE', 'EVENT'],
    startedBy: { events: true, onlyWith: 'roomMails' },
  },
} as const satisfies Record<string, BackgroundLambda>

export type BackgroundKey = keyof typeof background
