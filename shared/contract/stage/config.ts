import * as z from 'zod/mini'
import { aiModule } from '../assistant/aiModule.ts'
import { profileField } from '../profile/profileFields.ts'
import { retentionDays } from './retention.ts'
import { roomRules } from '../calendar/roomRules.ts'

/** Who lies behind a provider, as the stage states it. */
const supplier = z.object({
  supplier: z.string(),
  country: z.string(),
  /** What the organisation has agreed on with it, and when (YYYY-MM-DD). */
  agreement: z.optional(z.string()),
  agreedOn: z.optional(z.string()),
  /** Days that it keeps what it is sent, and whether it trains models with it; left out where nobody knows. */
  retentionDays: z.optional(z.int()),
  trains: z.optional(z.boolean()),
  /** The most sensitive information class that it may take. */
  highestClass: z.string(),
})

/**
 * What the bundle must know of its stage before it starts: it stands in the page. Nothing in it is secret. The Lambda
 * that writes mails reads the same from `config.json`.
 */
export const config = z.object({
  productName: z.string(),
  /** The assistant's first name. */
  assistantName: z.string(),
  /** Only where the organisation has a look of its own: its pictures' addresses, and colours by day and by night. */
  brand: z.optional(
    z.object({
      logo: z.optional(z.string()),
      banner: z.optional(z.string()),
      icon: z.optional(z.string()),
      touchIcon: z.optional(z.string()),
      colors: z.optional(
        z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()]))),
      ),
    }),
  ),
  /** Plain Swedish, or the words of the owner's description. */
  texts: z._default(z.enum(['klarsprak', 'specification']), 'klarsprak'),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only where the pool is not AWS's own: its address. */
  cognitoEndpoint: z.optional(z.string()),
  /** Days that one's own answers are kept, 0 for not at all; and those that are pinned. */
  ownAnswerDays: z._default(z.int(), 0),
  pinnedAnswerDays: z._default(z.int(), 0),
  /** Days that what expires by itself is kept, by kind. */
  retentionDaysOf: z.optional(z.partial(retentionDays)),
  /** The fields of a profile that are kept, of those that a stage may do without. */
  profileFields: z._default(z.array(profileField), []),
  /** Whether the statistics name people, or show a pseudonym of each. */
  statisticsNames: z._default(z.enum(['shown', 'pseudonym']), 'shown'),
  /** Whom the rooms are for, who changes bookings that are not their own (shared/rules/permissions.ts), and when they can be booked. */
  rooms: z._default(
    z.object({
      for: z.enum(['administrators', 'everybody']),
      edits: z.enum(['all', 'owner']),
      ...roomRules.shape,
    }),
    { for: 'administrators', edits: 'all' },
  ),
  /** The information classes, the least sensitive first, and who lies behind each provider: where a text goes. */
  infoClasses: z.optional(z.array(z.string())),
  suppliers: z.optional(z.partialRecord(aiModule, supplier)),
  /** Whether a user's first sign-in turns the product tour on. */
  tour: z.boolean(),
  /** Whether a sign-in with a password asks for a code of an authenticator app. */
  multiFactor: z.enum(['off', 'optional', 'required']),
  /** Only where nobody stays signed in without touching the portal: after how many minutes they are signed out. */
  idleMinutes: z.optional(z.int()),
  /** The portal's own address, such as https://portal.example.se, for links in mails. */
  address: z.string(),
  /** Only where people may register themselves: the domains of their addresses. */
  registers: z.optional(z.array(z.string())),
  /** Only where people may sign in with Outlook: the host of the pool's hosted sign-in. */
  outlook: z.optional(z.object({ domain: z.string() })),
})

export type Config = z.infer<typeof config>
