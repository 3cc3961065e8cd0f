import * as z from 'zod/mini'

const domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no domain name'))

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
  /** Whether a person's first sign-in shows the product tour. */
  tour: z.boolean(),
  /** Keeps data when the stack is deleted: on wherever real people work. */
  keepsData: z.boolean(),
})

export type Stage = z.infer<typeof stage>

const dev: Stage = {
  region: 'eu-north-1',
  productName: 'Portalen',
  assistantName: 'Saga',
  allowedEmailDomains: [],
  retentionDays: 365,
  modelSilenceSeconds: 20,
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
