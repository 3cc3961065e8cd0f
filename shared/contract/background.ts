import type { Permission } from './route.ts'

export type PoolTrigger =
  'customMessage' | 'postAuthentication' | 'postConfirmation' | 'preSignUp' | 'preTokenGeneration'

export type BackgroundLambda = {
  permissions: readonly Permission[]
  /**
   * What starts it: a trigger of the user pool, in every stage or only where a setting is made, a schedule, or what
   * happens in other areas (`stores/events.ts`).
   */
  startedBy:
    { pool: PoolTrigger; onlyWith?: 'entraId' } | { everyMinutes: number } | { events: true }
}

/** The Lambdas that no route calls. Keys are files below `functions/`, as for routes. */
export const background = {
  /** Writes the Swedish mails of the pool. */
  'auth.mail': { permissions: ['config:GetObject'], startedBy: { pool: 'customMessage' } },
  /** Notes the sign-in of whoever has an account of the portal's own, whichever way they sign in. */
  'auth.signedIn': {
    permissions: ['table:GetItem', 'table:PutItem', 'table:UpdateItem', 'callingPool:AdminGetUser'],
    startedBy: { pool: 'postAuthentication' },
  },
  /** Ends the sessions of whoever has chosen a new password with the code from the mail. */
  'auth.passwordReset': {
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'callingPool:AdminUserGlobalSignOut',
    ],
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
      'callingPool:AdminUpdateUserAttributes',
    ],
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
    startedBy: { everyMinutes: 60 },
  },
  /** Adds new usage records to the sums that the dashboard reads, and records answers that nobody has recorded. */
  'statistics.rollUp': {
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
    ],
    startedBy: { everyMinutes: 1 },
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
    startedBy: { events: true },
  },
} as const satisfies Record<string, BackgroundLambda>

export type BackgroundKey = keyof typeof background
