import { z } from 'zod'

const resource = z.object({ Type: z.string(), Properties: z.optional(z.unknown()) })
const templateOf = z.object({ Resources: z.record(z.string(), resource) })

/** What stands in a stack, whether anybody uses it or not, and what decides the price of using it. */
export type Standing = {
  webAcls: number
  firewallRules: number
  /** An alarm is paid for each metric that it looks at. */
  alarms: number
  dashboards: number
  secrets: number
  keys: number
  /** Runs of schedules in a month. */
  scheduled: number
  /** The pool's plan. */
  plan: 'Lite' | 'Essentials'
  /** Whether people come with Outlook. */
  federated: boolean
  /** Gigabytes of memory of a Lambda that asks the table, and of one that waits for a provider. */
  callMemory: number
  answerMemory: number
}

const minutesOfMonth = 30 * 24 * 60
const unitMinutes: Record<string, number> = {
  minute: 1,
  minutes: 1,
  hour: 60,
  hours: 60,
  day: 1_440,
}

function runsOf(expression: string): number {
  const [, count = '', unit = ''] = /^rate\((\d+) (\w+)\)$/.exec(expression) ?? []
  const minutes = Number(count) * (unitMinutes[unit] ?? Number.NaN)
  if (!(minutes > 0)) throw new Error(`How often is ${expression}?`)
  return minutesOfMonth / minutes
}

const anything = z.object({})
const acl = z.object({ Rules: z.optional(z.array(z.unknown())) })
const alarm = z.object({
  Metrics: z.optional(z.array(z.object({ MetricStat: z.optional(z.unknown()) }))),
})
const schedule = z.object({ ScheduleExpression: z.string() })
const pool = z.object({ UserPoolTier: z.optional(z.string()) })
const lambda = z.object({
  Description: z.optional(z.unknown()),
  MemorySize: z.optional(z.number()),
})

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Counts in a synthesised template what AWS puts on a bill. */
export function standingIn(template: unknown): Standing {
  const all = Object.values(z.parse(templateOf, template).Resources)
  const ofType = <T extends z.ZodType>(type: string, properties: T): z.infer<T>[] =>
    all
      .filter(({ Type }) => Type === type)
      .map(({ Properties = {} }) => z.parse(properties, Properties))
  const count = (type: string) => ofType(type, anything).length
  const acls = ofType('AWS::WAFv2::WebACL', acl)
  const memoryOf = (key: string): number => {
    const { MemorySize } =
      ofType('AWS::Lambda::Function', lambda).find(({ Description }) =>
        String(Description).startsWith(`${key} of `),
      ) ?? {}
    if (MemorySize === undefined) throw new Error(`The template has no Lambda ${key}`)
    return MemorySize / 1_024
  }
  const [{ UserPoolTier } = {}] = ofType('AWS::Cognito::UserPool', pool)
  return {
    webAcls: acls.length,
    firewallRules: sum(acls.map(({ Rules = [] }) => Rules.length)),
    alarms: sum(
      ofType('AWS::CloudWatch::Alarm', alarm).map(({ Metrics = [] }) =>
        Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length),
      ),
    ),
    dashboards: count('AWS::CloudWatch::Dashboard'),
    secrets: count('AWS::SecretsManager::Secret'),
    keys: count('AWS::KMS::Key'),
    scheduled: sum(
      ofType('AWS::Scheduler::Schedule', schedule).map((one) => runsOf(one.ScheduleExpression)),
    ),
    plan: UserPoolTier === 'LITE' ? 'Lite' : 'Essentials',
    federated: count('AWS::Cognito::UserPoolIdentityProvider') > 0,
    callMemory: memoryOf('notifications.all'),
    answerMemory: memoryOf('assistant.send'),
  }
}
