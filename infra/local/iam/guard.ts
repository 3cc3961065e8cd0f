import { appendFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type Callers, watchCallers } from './callers.ts'
import { allows, type Call, covers, patternOf, type Statement } from './evaluate.ts'

/** What each Lambda may do, by its key. */
export type Policies = Record<string, Statement[]>

/** What AWS says to somebody who may not make these calls; undefined when they may. */
export type Judge = (headers: IncomingHttpHeaders, calls: readonly Call[]) => string | undefined

/** The sentence of IAM's own refusals ("Troubleshoot access denied error messages"). */
const sentence = (key: string, { action, resource }: Call): string =>
  `User: arn:aws:sts::000000000000:assumed-role/${key}/${key} is not authorized to perform: ${action} on resource: ` +
  `${resource} because no identity-based policy allows the ${action} action`

/** The partitions that a call is about, for whoever looks for the reason of a refusal. */
const about = ({ keys = [] }: Call): string =>
  keys.length === 0 ? '' : ` (${[...new Set(keys.map((key) => key.replace(/#.*/, '#')))].join()})`

/** What of a policy a call has used: its action, and the partitions that its statement names. */
const usedOf = (key: string, policy: readonly Statement[], call: Call): string[] => [
  `${key} ${call.action}`,
  ...policy
    .filter((statement) => covers(statement, call))
    .flatMap((statement) =>
      (call.keys ?? []).map((one) => `${key} ${statement.name} ${patternOf(statement, one)}`),
    ),
]

/** Where a whole run of the tests gathers the rights that were used: a folder, or nothing. */
export const usedPermissions = 'USED_RIGHTS'

/** Notes each right once, in a file of this process. */
function noting() {
  const noted = new Set<string>()
  return (line: string) => {
    const folder = process.env[usedPermissions]
    if (folder === undefined || noted.has(line)) return
    noted.add(line)
    appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`)
  }
}

/**
 * Judges the calls to the engines as IAM does, by who makes them. Calls of no Lambda, such as those of the seed and of
 * a test, may do everything. `refused` gathers what was refused, for tests: a Lambda may keep it to itself.
 */
export function guardOf(policies: Policies, { callerOf, stop }: Callers = watchCallers()) {
  const refused: string[] = []
  const note = noting()
  const judge: Judge = (headers, calls) => {
    const key = callerOf(headers)
    if (key === undefined) return undefined
    const forbidden = calls.find((call) => !allows(policies[key] ?? [], call))
    if (forbidden) {
      refused.push(`${key} may not ${forbidden.action} on ${forbidden.resource}${about(forbidden)}`)
      return sentence(key, forbidden)
    }
    for (const call of calls) for (const line of usedOf(key, policies[key] ?? [], call)) note(line)
    return undefined
  }
  return { judge, refused, stop }
}
