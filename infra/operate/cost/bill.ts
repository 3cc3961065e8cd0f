import { each, type Load } from './load.ts'
import { costOf, type Priced, pricedOf } from './prices.ts'
import type { Standing } from './standing.ts'

/** What stands on a bill: a thing, and how much of what is paid there. */
export type Entry = { thing: string; what: Priced; amount: number; usd: number }

const gigabyte = 1_024 ** 3
const monthsKept = 12

/** What is paid although nobody comes. */
export function idle(standing: Standing): Entry[] {
  const { webAcls, firewallRules, alarms, dashboards, secrets, keys, scheduled } = standing
  return entries({
    WAF: { webAcls, firewallRules },
    CloudWatch: { alarms, dashboards },
    'Secrets and keys': { secrets, keys },
    'Roll-ups': { scheduled },
  })
}

type Amounts = Partial<Record<Priced, number>>

const entries = (things: Record<string, Amounts>): Entry[] =>
  Object.entries(things).flatMap(([thing, amounts]) =>
    Object.entries(amounts).map(([name, amount]) => {
      const what = pricedOf(name)
      return { thing, what, amount, usd: costOf(what, amount) }
    }),
  )

/** What is paid for use. */
export function use(load: Load, standing: Standing): Entry[] {
  const { people, answers, visits, polls, poolCalls, mails } = load
  const plain = load.calls + polls
  const calls = plain + answers
  const invocations = calls + poolCalls + standing.scheduled
  const seconds =
    ((plain + poolCalls + standing.scheduled) * each.callMs * standing.callMemory +
      answers * each.answerMs * standing.answerMemory) /
    1_000
  const stored = (answers * each.answerBytes * monthsKept) / gigabyte
  const active: Amounts = standing.federated
    ? { activeFederated: people }
    : { [`active${standing.plan}` as const]: people }
  return entries({
    Cognito: { ...active, mails },
    'API Gateway': { apiCalls: calls },
    CloudFront: {
      edgeCalls: calls + visits * 3,
      edgeFunctions: calls + visits,
      edgeGigabytes: (calls * each.callBytes + visits * each.visitBytes) / gigabyte,
    },
    WAF: { firewallCalls: calls + poolCalls },
    Lambda: { invocations, gigabyteSeconds: seconds },
    Table: {
      readUnits: (load.calls + answers) * each.readUnits + polls * each.pollReadUnits,
      writeUnits: answers * each.answerWriteUnits,
      tableGigabytes: stored,
      recoveryGigabytes: stored,
    },
    'Logs and traces': {
      logGigabytes: (calls * each.logBytes) / gigabyte,
      traces: calls * each.traced,
    },
  })
}

export const sumOf = (all: Entry[]): number => all.reduce((sum, { usd }) => sum + usd, 0)
