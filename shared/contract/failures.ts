import type { Route } from './route.ts'

/**
 * Every `code` that a failure can carry, with its HTTP status and when it comes (docs/requirements.md, "Failure"). A route
 * names those that are its own in `refuses`; `failuresOf` adds what any call can meet.
 */
export const failures = {
  invalid: [400, 'A field breaks the contract or a rule: `fields` says which, and how'],
  unreadable: [400, 'The request cannot be read'],
  signed_out: [401, 'No usable token, or its owner is gone'],
  session_over: [401, 'The session was ended: everybody signs in again'],
  wrong_password: [401, 'Nobody has this address and password'],
  forbidden: [403, 'Signed in, but not allowed'],
  blocked: [403, 'Refused by the firewall'],
  second_step: [403, 'The stage requires a second step that the caller has not set up'],
  proof_needed: [403, 'Needs a sign-in of the last ten minutes, or the current password'],
  challenge: [403, 'The account signs in at the portal: it has a second step or a first password'],
  disabled: [403, 'The account is deactivated'],
  not_confirmed: [403, 'The account is not confirmed yet'],
  reset_required: [403, 'The password has to be chosen anew'],
  registration_closed: [403, 'The stage takes no registration of this address'],
  not_found: [404, 'There is nothing with this id, or not any more'],
  taken: [409, 'Somebody has this address'],
  changed: [409, 'Somebody else has changed it since `DaytoUpdate`; nothing is saved'],
  busy: [409, 'Somebody else is changing the same account'],
  last_admin: [409, 'There has to be an administrator'],
  oneself: [409, 'Nobody does this to their own account'],
  outlook: [409, 'The account signs in with Outlook, where this is decided'],
  no_multi_factor: [409, 'The stage has no second step'],
  not_begun: [409, 'The authenticator’s secret counts no longer: begin anew'],
  no_new_address: [409, 'No new address waits for a code'],
  clash: [409, 'The room is taken then; the text says by what'],
  too_many_bookings: [409, 'There are as many future bookings as there may be'],
  too_large: [413, 'More than the call takes'],
  too_long: [413, 'More text than the model takes'],
  content_filter: [422, 'Stopped by the provider’s content filter'],
  throttled: [429, 'Too often: `Retry-After` says when to try again'],
  locked: [429, 'Too many attempts with this address'],
  too_soon: [429, 'A code was mailed a moment ago'],
  too_often: [429, 'More answers a minute than the stage allows'],
  too_many_at_once: [429, 'More answers at once than the stage allows'],
  cancelled: [499, 'The answer was stopped by its person'],
  broken: [500, 'Failed at the portal; nothing is told of why'],
  empty: [502, 'The provider answered without text'],
  interrupted: [502, 'The provider’s answer broke off'],
  mail_failed: [502, 'The mail could not be sent'],
  too_many_requests: [503, 'The provider refuses more for now'],
  no_credit: [503, 'The organisation’s account with the provider is empty'],
  unavailable: [503, 'The provider cannot be reached'],
  not_configured: [503, 'The stage has no key for the provider'],
  unknown_model: [503, 'The provider does not know the model'],
  counting: [503, 'The statistics are being counted anew'],
  failing: [503, 'A part of the portal does not work: the text names it'],
  timeout: [504, 'No answer in time'],
} as const satisfies Record<string, readonly [status: number, when: string]>

/** A `code` of the wire. */
export type FailureCode = keyof typeof failures

/** What asking a model can end in, besides an answer. */
export const answerFailures = [
  'too_long',
  'content_filter',
  'too_often',
  'too_many_at_once',
  'cancelled',
  'empty',
  'interrupted',
  'too_many_requests',
  'no_credit',
  'unavailable',
  'not_configured',
  'unknown_model',
] as const satisfies FailureCode[]

/** Every code that a call of this route can be answered with. */
export function failuresOf({ access, body, beforeSecondStep, refuses = [] }: Route): FailureCode[] {
  const codes = new Set<FailureCode>(['invalid', 'blocked', 'throttled', 'broken', 'timeout'])
  codes.add('too_large')
  if (body !== 'query') codes.add('unreadable')
  if (access !== 'public') codes.add('signed_out').add('session_over')
  if (access === 'admin') codes.add('forbidden')
  if (access !== 'public' && beforeSecondStep !== true) codes.add('second_step')
  for (const code of refuses) codes.add(code)
  return [...codes]
}
