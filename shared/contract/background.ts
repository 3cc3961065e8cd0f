import type { Need } from './route.ts'

export type BackgroundLambda = {
  needs: readonly Need[]
  /** What starts it: a trigger of the user pool, or a schedule. */
  startedBy:
    { pool: 'customMessage' | 'postAuthentication' | 'preSignUp' } | { everyMinutes: number }
}

/** The Lambdas that no route calls. Keys are files below `functions/`, as for routes. */
export const background = {
  /** Writes the Swedish mails of the pool. */
  'auth.mail': { needs: ['config:GetObject'], startedBy: { pool: 'customMessage' } },
  /** Notes the sign-in, whichever way somebody signs in. */
  'auth.signedIn': {
    needs: ['table:GetItem', 'table:PutItem', 'table:UpdateItem'],
    startedBy: { pool: 'postAuthentication' },
  },
  /** Lets only the stage's e-mail domains register themselves. */
  'auth.mayRegister': { needs: [], startedBy: { pool: 'preSignUp' } },
  /** Adds new usage records to the sums that the dashboard reads. */
  'statistics.rollUp': {
    needs: ['table:GetItem', 'table:Query', 'table:UpdateItem'],
    startedBy: { everyMinutes: 5 },
  },
} as const satisfies Record<string, BackgroundLambda>

export type BackgroundKey = keyof typeof background
