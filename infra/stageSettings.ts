import { isIP } from 'node:net'
import { z } from 'zod'
import { profileField } from '../shared/contract/profile/profileFields.ts'
import { limits } from '../shared/limits.ts'
import { brand, brandContradictions } from './brandSettings.ts'
import { modelContradictions, modelSettings } from './modelSettings.ts'
import { retentionContradictions, retentionDaysOf } from './retentionSettings.ts'
import { matching, settings, text, whole } from './settingKinds.ts'
import { shardContradictions, shards } from './shardSettings.ts'

const onOrOff = z.boolean('is neither true nor false')

const domain = matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no domain name')
const guid = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'is no GUID')
// WAF takes no range of all addresses.
const addressRange = z.string().check(
  z.refine((range) => {
    const [address = '', prefix = ''] = range.split('/')
    const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    return /^[1-9]\d*$/.test(prefix) && Number(prefix) <= longest
  }, 'is no range of addresses, such as 192.0.2.0/24 or 2001:db8::/32'),
)

/** Sign-in with Outlook: the app that is registered in the organisation's Entra ID (docs/operate.md, "Sign-in with Outlook"). */
const entraId = settings({
  /** The organisation's directory: nobody from another one can sign in. */
  tenantId: guid,
  /** The registered application. Its client secret lies in Secrets Manager. */
  clientId: guid,
  /**
   * The version of that secret, as `put-secret-value` prints it. CloudFormation reads a secret again only when what
   * names it changes.
   */
  secretVersion: z.optional(z.string()),
  /** Object id of the group whose members become administrators at their first sign-in. */
  adminGroup: z.optional(guid),
  /**
   * The organisation's own domains: nobody comes with an address of another one, since guests of the directory bring
   * addresses that it has not checked.
   */
  emailDomains: z.array(domain, 'is missing').check(z.minLength(1, 'is empty')),
  /** Begins the address of the pool's hosted sign-in; nobody else in the region may have it. */
  domainPrefix: matching(
    /^(?!.*(aws|amazon|cognito))[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/,
    'is no prefix',
  ),
  /**
   * The portal's own address, which the first deployment prints: the pool has to name it, and CloudFront chooses it
   * only after the API and the pool are there.
   */
  portalAddress: matching(/^https:\/\/[a-z\d.-]+$/, 'is no https address'),
})

export type EntraId = z.infer<typeof entraId>

/** Calls that API Gateway lets through: each second over time, and at once. */
const callsPerRoute = settings({ perSecond: whole(1, 10_000), burst: whole(1, 5_000) })

/** The settings of a stage, checked before anything is synthesised or started. */
export const stage = settings({
  /** Where the stack is deployed. */
  region: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is no AWS region'),
  /** The organisation's own name for the portal; without it CloudFront gives one. */
  domain: z.optional(
    settings({
      /** Such as portal.example.se: point its DNS record at the `Target` that the stack prints. */
      name: domain,
      /** CloudFront takes certificates from us-east-1 only. */
      certificateArn: matching(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\da-f-]{36}$/,
        'is no certificate in us-east-1',
      ),
    }),
  ),
  /**
   * In prod without a domain: that CloudFront's own certificate takes TLS 1.0 and 1.1 as well is known and meant. With a
   * domain it takes 1.2 and later.
   */
  acceptsOldTls: z.optional(onOrOff),
  /** The portal's name: `{product}` of docs/requirements.md, "Texts". */
  productName: text,
  /** The assistant's first name. */
  assistantName: text,
  /** The organisation's logo, pictures and colour; without it the portal has its own. */
  brand: z.optional(brand),
  /** Domains whose addresses may register themselves; empty turns registration off. */
  allowedEmailDomains: z.array(domain),
  /**
   * The second step of a sign-in with a password, a code of an authenticator app: nobody has it, everybody may turn it
   * on, or nobody gets further without. Can be changed at any time. Outlook's is Entra ID's own matter (conditional
   * access).
   */
  multiFactor: z.literal(['off', 'optional', 'required'], 'is neither off, optional nor required'),
  /** The words of the screens: plain Swedish, or those of the owner's description, letter for letter. */
  texts: z.literal(['klarsprak', 'specification'], 'is neither klarsprak nor specification'),
  /**
   * Minutes without any input after which whoever is signed in is signed out on that device, for computers that several
   * people share; without it nobody is.
   */
  idleMinutes: z.optional(whole(2, 1_440)),
  /** Turns sign-in with Outlook on. */
  entraId: z.optional(entraId),
  /** Whether the dashboard names people in what each has used, or shows a pseudonym of each that nobody can turn back. */
  statisticsNames: z.literal(['shown', 'pseudonym'], 'is neither shown nor pseudonym'),
  /** What is kept of a person besides name, address and role. What is left out is taken and forgotten. */
  profileFields: z.array(
    z.enum(profileField.options, `is none of ${profileField.options.join(', ')}`),
    'is missing',
  ),
  /** Days that what expires is kept; and kinds that are kept for longer or not as long. */
  retentionDays: whole(1, 3_650),
  retentionDaysOf: z.optional(retentionDaysOf),
  /** Days that people's own answers are kept for them, 0 for not at all; and those that they pin, at the longest. */
  ownAnswerDays: whole(0, 3_650),
  pinnedAnswerDays: whole(1, 3_650),
  /** Whom the rooms are for, and who changes bookings that are not their own. */
  rooms: settings({
    for: z.literal(['administrators', 'everybody'], 'is neither administrators nor everybody'),
    edits: z.literal(['all', 'owner'], 'is neither all nor owner'),
    /** From which hour to which they can be booked, within 5 and 22. */
    hours: z.optional(
      settings({
        from: whole(limits.firstHour, limits.lastHour - 1),
        to: whole(limits.firstHour + 1, limits.lastHour),
      }),
    ),
    /** The longest booking, and how many days ahead one may be; without them as long and as far as the calendar goes. */
    longestMinutes: z.optional(whole(limits.slotMinutes, 1_020)),
    daysAhead: z.optional(whole(1, 36_525)),
    /** Whether people get their bookings by mail, for their calendars; from `mailFrom`. */
    mails: z.optional(onOrOff),
  }),
  /** Days that the technical logs are kept (CloudWatch knows these lengths). */
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365], 'is no length that CloudWatch knows'),
  /** Answers that one person may ask for in a minute, before they are asked to wait: they cost money. */
  answersPerMinute: whole(1, 1_000),
  /** Kronor that a run of a question's trials may cost before it ends by itself. */
  trialRunKronor: whole(1, 100_000),
  ...modelSettings,
  /** Whether a person's first sign-in shows the product tour. */
  tour: onOrOff,
  /**
   * From which address the pool's mails come, sent by Amazon SES, which must know it or its domain. Without it Cognito
   * sends them itself: fifty a day for the whole account, so enough to try the portal and no more.
   */
  mailFrom: z.optional(z.email('is no e-mail address')),
  /** The domain of `mailFrom`, where SES has verified the domain and not that very address. */
  sesVerifiedDomain: z.optional(domain),
  /** Who gets the alarms by mail. AWS asks that address once whether it wants them. */
  alarmMail: z.optional(z.email('is no e-mail address')),
  /** From where the portal can be used, such as the organisation's network; empty means from everywhere. */
  allowedIpRanges: z.array(addressRange),
  /** Calls in five minutes with one person's token before it is stopped for a while. */
  callsPerPerson: whole(100, 2_000_000_000),
  /**
   * Calls in five minutes without a token, or to sign in, from one address, which a whole office may share, before it is
   * stopped for a while; ten times as many whatever they show.
   */
  callsPerAddress: whole(100, 100_000_000),
  /**
   * Sign-ins, and asking for and using codes, from one address in five minutes, which a whole office may share, before it
   * is stopped for a while; ten times as many by Lambdas, whose addresses many share. AWS WAF takes limits of 10 to
   * 2,000,000,000.
   */
  triesPerAddress: whole(10, 200_000_000),
  /** Calls of each route; API Gateway counts each by itself. Costly and public ones are held shorter (shared/serverLimits.ts). */
  callsPerRoute,
  /** Over how many partitions of the table what is written most is spread. Can be doubled at any time, and never lowered. */
  shards,
  /** Answers that one person may have on their way at once. */
  answersAtOnce: whole(1, 100),
  /**
   * How many answers of the assistant and of the chat AWS Lambda runs at once, set aside from what the account has for
   * everything: so slow providers take nothing from the other routes. Without it they share. New accounts have too few
   * to set aside.
   */
  reservedConcurrency: z.optional(
    settings({ 'assistant.send': whole(1, 10_000), 'chatbot.send': whole(1, 10_000) }),
  ),
  /** Number of the secret that CloudFront shows the API: raise it by one and deploy to replace the secret. */
  originSecret: whole(1, 1_000_000),
  /** Keeps data when the stack is deleted, and the stack from being deleted: on wherever real people work. */
  keepsData: onOrOff,
})

export type Stage = z.infer<typeof stage>

/** What is wrong with settings that are each fine by themselves. */
export function contradictions(name: string, made: Stage): string[] {
  const address = made.domain && `https://${made.domain.name}`
  const comesBack = made.entraId?.portalAddress ?? address
  const { mailFrom, sesVerifiedDomain } = made
  return [
    ...modelContradictions(made),
    ...retentionContradictions(made),
    ...shardContradictions(made),
    ...(made.pinnedAnswerDays < made.ownAnswerDays
      ? ['pinnedAnswerDays must not be less than ownAnswerDays']
      : []),
    ...(made.rooms.hours && made.rooms.hours.from >= made.rooms.hours.to
      ? ['rooms.hours must end after they begin']
      : []),
    ...(made.rooms.mails && mailFrom === undefined
      ? ['rooms.mails needs an address that the mails come from: mailFrom']
      : []),
    ...brandContradictions(made.brand),
    ...(sesVerifiedDomain === undefined || mailFrom?.endsWith(`@${sesVerifiedDomain}`)
      ? []
      : ['sesVerifiedDomain must be the domain of mailFrom']),
    ...(name === 'prod' && !made.keepsData
      ? ['keepsData must be true: real people work there']
      : []),
    ...(name === 'prod' && !made.domain && made.acceptsOldTls !== true
      ? [
          'domain is missing, so TLS 1.0 would be taken: acceptsOldTls: true says that this is meant',
        ]
      : []),
    ...(address === undefined || comesBack === address
      ? []
      : [`entraId.portalAddress must be the domain’s, ${address}`]),
  ]
}
