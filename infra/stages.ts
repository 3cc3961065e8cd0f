import * as z from 'zod/mini'

const domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no domain name'))

const guid = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'is no GUID'))

/** Sign-in with Outlook: the app that is registered in the organisation's Entra ID (README, "Operate it"). */
const entraId = z.object({
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
  /** Begins the address of the pool's hosted sign-in; nobody else in the region may have it. */
  domainPrefix: z
    .string()
    .check(z.regex(/^(?!.*(aws|amazon|cognito))[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/, 'is no prefix')),
  /**
   * The portal's own address, which the first deployment prints: the pool has to name it, and CloudFront chooses it
   * only after the API and the pool are there.
   */
  portalAddress: z.string().check(z.regex(/^https:\/\/[a-z\d.-]+$/, 'is no https address')),
})

export type EntraId = z.infer<typeof entraId>

const aiModules = ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'] as const

/** A model by the provider's own name, and what the library calls it. */
const model = z.object({ GPTV: z.string().check(z.minLength(1)), name: z.string() })

/** The settings of a stage, checked before anything is synthesised or started. */
const stage = z.object({
  /** Where the stack is deployed. */
  region: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is no AWS region')),
  /** The portal's name: `{product}` of the specification. */
  productName: z.string().check(z.minLength(1)),
  /** The assistant's first name. */
  assistantName: z.string().check(z.minLength(1)),
  /** Domains whose addresses may register themselves; empty turns registration off. */
  allowedEmailDomains: z.array(domain),
  /** Days that log entries and usage records are kept. */
  retentionDays: z.int().check(z.gte(1)),
  /** Seconds without a word from a provider after which it counts as not answering. */
  modelSilenceSeconds: z.int().check(z.gte(1), z.lte(60)),
  /** The models that the library offers, by provider; the first one is chosen by default. */
  models: z.record(z.enum(aiModules), z.array(model).check(z.minLength(1))),
  /** What is asked instead of a model that its provider has retired, by the provider's names of both. */
  retiredModels: z.record(z.string(), z.string()),
  /** Whom the administrators' chat asks. */
  chatModel: z.object({ AImodule: z.enum(aiModules), GPTV: z.string() }),
  /** Whether a person's first sign-in shows the product tour. */
  tour: z.boolean(),
  /** Keeps data when the stack is deleted: on wherever real people work. */
  keepsData: z.boolean(),
  /** Turns sign-in with Outlook on. */
  entraId: z.optional(entraId),
})

export type Stage = z.infer<typeof stage>

const dev: Stage = {
  region: 'eu-north-1',
  productName: 'Portalen',
  assistantName: 'Saga',
  allowedEmailDomains: [],
  retentionDays: 365,
  modelSilenceSeconds: 20,
  models: {
    // The specification's (section 9).
    ChatGPT: [
      { GPTV: 'gpt-3.5-turbo-16k', name: 'gpt 3.5' },
      { GPTV: 'gpt-4-turbo-preview', name: 'gpt 4' },
      { GPTV: 'gpt-4o', name: 'gpt-4o' },
    ],
    Mistralai: [
      { GPTV: 'mistral-large-latest', name: 'Mistral Large' },
      { GPTV: 'mistral-small-latest', name: 'Mistral Small' },
    ],
    Claude: [
      { GPTV: 'claude-sonnet-5-5', name: 'Claude Sonnet 5.5' },
      { GPTV: 'claude-haiku-4-5', name: 'Claude Haiku 4.5' },
    ],
    Perplexity: [
      { GPTV: 'sonar', name: 'Sonar' },
      { GPTV: 'sonar-pro', name: 'Sonar Pro' },
    ],
  },
  retiredModels: { 'gpt-3.5-turbo-16k': 'gpt-4o-mini', 'gpt-4-turbo-preview': 'gpt-4o' },
  chatModel: { AImodule: 'ChatGPT', GPTV: 'gpt-4o' },
  tour: true,
  keepsData: false,
}

const stages: Record<string, Stage> = {
  /** The portal on one machine. */
  local: { ...dev, allowedEmailDomains: ['example.se'] },
  dev,
  test: dev,
  prod: { ...dev, keepsData: true },
}

/** The settings of the stage with this name. Throws an Error that says what is wrong with them. */
export function stageNamed(name: string, known: Record<string, unknown> = stages): Stage {
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (!found) {
    throw new Error(`There is no stage '${name}'. Stages: ${Object.keys(known).join(', ')}.`)
  }
  const parsed = z.safeParse(stage, found)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`Stage '${name}' in infra/stages.ts is not usable:\n${problems.join('\n')}`)
}
