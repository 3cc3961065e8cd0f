import { appendFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type Callers, watchCallers } from './callers.ts'
import { allows, type Call, type Statement } from './evaluate.ts'

/** What each Lambda may do, by its key. */
export type Policies = Record<string, Statement[]>

/** What AWS says to somebody who may not make these calls; undefined when they may. */
export type Judge = (headers: IncomingHttpHeaders, calls: readonly Call[]) => string | undefined

/** The sentence of IAM's own refusals ("Troubleshoot access denied error messages"). */
const sentence = (key: string, { action, resource }: Call): string =>
  `User: arn:aws:sts::000000000000:assumed-role/${key}/${key} is not authorized to perform: ${action} on resource: ` +
  `${resource} because no identity-based policy allows the ${action} action`

/** Where a whole run of the tests gathers the rights that were used: a folder, or nothing. */
export const usedPermissions = 'USED_RIGHTS'

/** Notes each right once, in a file of this process. */
function noting() {
  const noted = new Set<string>()
  return (key: string, { action }: Call) => {
    const line = `${key} ${action}`
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
      refused.push(`${key} may not ${forbidden.action} on ${forbidden.resource}`)
      return sentence(key, forbidden)
    }
    for (const call of calls) note(key, call)
    return undefined
  }
  return { judge, refused, stop }
}
