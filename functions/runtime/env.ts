import * as z from 'zod/mini'

const text = z.string('is missing').check(z.minLength(1, 'is empty'))
const whole = z.pipe(
  text,
  z.pipe(z.transform(Number), z.int('is no whole number').check(z.positive('is not positive'))),
)
const days = z.pipe(
  text,
  z.pipe(z.transform(Number), z.int('is no whole number').check(z.gte(0, 'is negative'))),
)
const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((words) => words.split(',').flatMap((word) => word.trim() || [])),
)

/**
 * The environment variables of the Lambdas, in groups: a Lambda gets the group of each part of the stack that its
 * contract needs, and always `stage`. The stack, the local start and the tests fill in exactly these names. A schema is
 * made when it is asked for: a Lambda starts without the others'.
 */
export const variables = {
  /** The table of `stores/table.ts`. */
  table: () => z.object({ TABLE_NAME: text }),
  /** The Cognito user pool and the public client of the portal. */
  pool: () => z.object({ USER_POOL_ID: text, USER_POOL_CLIENT_ID: text }),
  /** Name of the secret with the providers' API keys. */
  providerKeys: () =>
    z.object({
      PROVIDER_KEYS_SECRET: text,
      /** Seconds without a word from a provider after which it counts as not answering. */
      MODEL_SILENCE_SECONDS: whole,
      /** Answers that one person may ask for in a minute. */
      ANSWERS_PER_MINUTE: whole,
      /** Answers that one person may have on their way at once. */
      ANSWERS_AT_ONCE: whole,
      /** Kronor that a run of a question's trials may cost. */
      TRIAL_RUN_KRONOR: whole,
      /** Other addresses than the providers' own, and that of one's own server, as JSON `{ "<AImodule>": "https://…" }`. */
      PROVIDER_ADDRESSES: z._default(z.string(), '{}'),
      /** What people call the server of one's own; empty where there is none. */
      OWN_PROVIDER_NAME: z._default(z.string(), ''),
      /** The region whose Amazon Bedrock is asked; empty where the stage has none. */
      BEDROCK_REGION: z._default(z.string(), ''),
      /** The models of each provider, as JSON `{ "<AImodule>": [{ "GPTV": "…", "name": "…" }] }`. */
      MODELS: text,
      /** How models are asked, as JSON `{ "<GPTV>": { "effort": "…", "answerTokens": 1, "silenceSeconds": 1 } }`. */
      MODEL_SETTINGS: z._default(z.string(), '[]'),
      /** Who lies behind each provider, as JSON `{ "<AImodule>": { "supplier": "…", "country": "…", "agreement": "…", "highestClass": "…" } }`. */
      SUPPLIERS: text,
      /** The information classes of the stage, the least sensitive first, as JSON `["…"]`. */
      INFO_CLASSES: text,
      /** Prices in öre per million tokens, as JSON `{ "<GPTV>": [{ "from": "2026-01-01", "in": 1, "cachedIn": 1, "out": 1, "estimate": true }] }`. */
      PRICES: z._default(z.string(), '{}'),
      /** Whom the chat asks, as JSON `{ "AImodule": "…", "GPTV": "…" }`. */
      CHAT_MODEL: text,
    }),
  /** The bucket with people's pictures. */
  avatars: () => z.object({ AVATARS_BUCKET: text }),
  /** The bucket that serves the bundle and its `config.json`. */
  config: () => z.object({ WEB_BUCKET: text }),
  /** The address that the portal's mails come from. */
  mails: () => z.object({ MAIL_FROM: text }),
  /** The file of the tracer (`tracer.ts`); empty where nothing is traced. */
  tracing: () => z.object({ TRACER: z._default(z.string(), '') }),
  /** Settings of the stage (`infra/stages.ts`). */
  stage: () =>
    z.object({
      /** The name of its stack, such as Portal-prod. */
      STAGE: text,
      PRODUCT_NAME: text,
      ASSISTANT_NAME: text,
      /** Domains that may register themselves, separated by commas; empty turns registration off. */
      ALLOWED_EMAIL_DOMAINS: list,
      /** Over how many partitions what is written most is spread, as JSON (shared/contract/stage/shards.ts). */
      SHARDS: text,
      /** Days that what expires is kept, by kind, as JSON (shared/contract/stage/retention.ts). */
      RETENTION_DAYS: text,
      /** The fields of a profile that are kept, of those that a stage may do without (shared/contract/profile/profileFields.ts). */
      PROFILE_FIELDS: list,
      /** Days that people's own answers are kept for them, 0 for not at all; and those that they pin. */
      OWN_ANSWER_DAYS: days,
      PINNED_ANSWER_DAYS: whole,
      /** Whom the rooms are for, and who changes bookings that are not their own (shared/rules/permissions.ts). */
      ROOMS_FOR: z._default(z.enum(['administrators', 'everybody']), 'administrators'),
      ROOMS_EDITS: z._default(z.enum(['all', 'owner']), 'all'),
      /** When rooms can be booked, for how long and how far ahead, as JSON (shared/rules/calendar/roomRules.ts). */
      ROOMS_RULES: z._default(z.string(), '{}'),
      /** Whether people get their bookings by mail. */
      ROOMS_MAILS: z._default(z.enum(['on', 'off']), 'off'),
      /** Whether the statistics name people, or show a pseudonym of each. */
      STATISTICS_NAMES: z._default(z.enum(['shown', 'pseudonym']), 'shown'),
      /** Whether a sign-in with a password asks for a code of an authenticator app. */
      MULTI_FACTOR: z.enum(['off', 'optional', 'required']),
      /** Whether people sign in with Outlook, too. */
      OUTLOOK: z.enum(['on', 'off']),
      /** The domains of the addresses that may come from Outlook. */
      OUTLOOK_DOMAINS: list,
      /** Successors of retired models, as JSON `{ "<GPTV>": "<GPTV>" }`. */
      RETIRED_MODELS: text,
      /** The day from which a successor answers, where it does not at once, as JSON `{ "<GPTV>": "2027-01-14" }`. */
      MODEL_ENDS: z._default(z.string(), '{}'),
      /** The Entra ID group whose members become administrators at their first sign-in; empty for none. */
      ENTRA_ADMIN_GROUP: z._default(z.string(), ''),
    }),
}

type Variables = typeof variables
export type VariableGroup = keyof Variables

/** Environment variables of a group as the stack sets them: names and plain texts. */
export type Environment<G extends VariableGroup> = Record<
  keyof z.infer<ReturnType<Variables[G]>>,
  string
>

/** Several modules of a Lambda ask for the same group, which is read once. */
const parsedGroups = new Map<() => z.ZodMiniType, unknown>()

/**
 * The variables of one group of `variables`, parsed. Call it where a module is loaded, so that a Lambda with a
 * wrong environment fails at its start. Throws an Error that lists each variable that is missing or wrong.
 */
export function environment<S extends z.ZodMiniType>(group: () => S): z.infer<S>
export function environment(group: () => z.ZodMiniType): unknown {
  const known = parsedGroups.get(group)
  if (known !== undefined) return known
  const parsed = z.safeParse(group(), process.env)
  if (parsed.success) {
    parsedGroups.set(group, parsed.data)
    return parsed.data
  }
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of this Lambda is not usable:\n${problems.join('\n')}`)
}
