import type { BackgroundKey } from '../../../shared/contract/background.ts'
import type { RouteKey } from '../../../shared/contract/index.ts'

type AreaOf<K extends string> = K extends `${infer A}.${string}` ? A : never
/** An area of the product: the first part of its routes' keys. */
export type Area = AreaOf<RouteKey>

export const isArea = (word: string): word is Area => word in areaTexts

const inTheLog =
  'The log of the area’s Lambdas names the cause; a deployment just made is rolled back first.'

/** What every alarm says: who is hurt, and what to do. */
export const areaTexts: Record<Area, string> = {
  accessibility: `Nobody can report what they cannot use. ${inTheLog}`,
  answers: `People do not find the answers that they got before, nor say whether one helped. ${inTheLog}`,
  assistant: `Staff get no answers from the assistant, or an empty lobby. ${inTheLog}`,
  auth: `People cannot sign in, register or get a new password through the API. ${inTheLog}`,
  calendar: `Nobody can book rooms or see who has booked them. ${inTheLog}`,
  chatbot: `Administrators get no answers in their chat. ${inTheLog}`,
  documents: `Nobody can read, and administrators cannot publish, documents and news. ${inTheLog}`,
  health:
    'A part of the portal does not work, as whoever watches it from outside has found: open /v1/health, which names it, ' +
    'and look for that part’s own alarm.',
  notifications: `People do not see what has happened. ${inTheLog}`,
  profile: `People cannot see or change their own account. ${inTheLog}`,
  questions: `Administrators cannot work in the library of questions. ${inTheLog}`,
  statistics: `Administrators see no figures on the dashboard. ${inTheLog}`,
  users: `Administrators cannot add, change or remove people. ${inTheLog}`,
}

export const backgroundTexts: Record<BackgroundKey, string> = {
  'auth.mail': `The pool’s mails stay away: no new passwords, no confirmed addresses. ${inTheLog}`,
  'auth.signedIn': `People with a password are refused at sign-in. ${inTheLog}`,
  'auth.confirmed': `Who chooses a new password stays signed in elsewhere, and half-made accounts are not found. ${inTheLog}`,
  'auth.outlook': `People are refused when they sign in with Outlook. ${inTheLog}`,
  'auth.mayRegister': `Nobody can register or come from Outlook for the first time. ${inTheLog}`,
  'auth.sweepRegistrations': `Addresses stay in the pool that nobody confirmed. ${inTheLog}`,
  'users.mend':
    'Somebody may be half added or half deleted, and can sign in without getting further. The log of users.mend names ' +
    'the change and why it cannot be finished; it tries again each minute.',
  'users.keepHeld': `What is held and new may go when its time comes: in a day at the soonest. ${inTheLog}`,
  'users.recordDisposals': `The protocol of what has gone lacks something; it goes all the same. What waits is tried for 23 hours, and is then among the dead letters. ${inTheLog}`,
  'statistics.rollUp':
    'The dashboard stays right but gets slower and dearer, since it reads more and more records. Look into the log of ' +
    'statistics.rollUp; when it runs again it catches up by itself.',
  'calendar.mail': `People do not get their bookings by mail; the bookings stand. What waits is in the table: mend the cause, then \`npm run operate -- redrive\`. ${inTheLog}`,
  'assistant.resumeTrials': `Trials of questions that broke off do not go on, so nobody knows whether the draft is good. ${inTheLog}`,
  'questions.modelClock': `Administrators hear too late, or not at all, of models that their providers take away. ${inTheLog}`,
  'notifications.deliver': `People are not told of what happens, such as news or a changed booking. ${inTheLog}`,
}

export const otherTexts = {
  slow:
    'Everybody waits for the first page: one in a hundred calls takes longer than three seconds. See on the dashboard ' +
    'whether the table is throttled or the Lambdas start anew all the time.',
  throttled:
    'People are turned away because more calls arrive than the stage lets through. If they are staff’s own, raise ' +
    '`callsPerRoute` in infra/stages.ts (or the routes’ in shared/serverLimits.ts); if not, the firewall’s log names the addresses.',
  blocked:
    'The firewall stops many calls: somebody attacks, or staff behind one address are taken for an attacker. The log ' +
    'aws-waf-logs-… names the rule; `callsPerPerson`, `callsPerAddress` and `allowedIpRanges` in infra/stages.ts say who may do what.',
  signInsBlocked:
    'The pool’s firewall stops many calls: somebody guesses at passwords, or people cannot sign in because too many do at ' +
    'one address. The log aws-waf-logs-…-Pool names the rule; where it is TriesPerAddress and the address is an office’s, ' +
    'raise `triesPerAddress` in infra/stages.ts.',
  noOwnPlace: (key: string) =>
    `All places that are set aside for ${key} are taken, and whoever asks it reads that something went wrong. See on the ` +
    'dashboard whether a provider is slow; if so many people ask, raise `reservedConcurrency` in infra/stages.ts and deploy, ' +
    'and ask AWS for more “Concurrent executions” where the account has none to spare.',
  noPlace:
    'Lambda has no place left in this account and region, so that calls to any route fail and what runs by itself comes late. ' +
    'Ask AWS for more “Concurrent executions” (Service Quotas), see whether another stage or stack takes them, or lower ' +
    '`reservedConcurrency` in infra/stages.ts, which takes its places from all others.',
  anyFailure:
    'Calls fail in some area by the portal’s own fault, not a provider’s; the area’s own alarm says who is hurt. A deployment ' +
    'that goes on meanwhile is rolled back by CloudFormation.',
  deadLetters:
    'Something that runs by itself was given up after its last try, so work is left undone. The message in the queue ' +
    'says what it was: mend the cause, then send it again (`npm run operate -- redrive`).',
  provider: (name: string) =>
    `Staff get no answers from questions that ask ${name}. See the provider’s own status page; if its key or a model ` +
    'has run out, change the secret or `retiredModels` in infra/stages.ts.',
} as const
