import { existsSync, readFileSync, statSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { z } from 'zod'
import { newest } from '../../build/build.ts'
import type { Policies } from './guard.ts'

const root = resolve(import.meta.dirname, '../../..')
const file = resolve(root, 'dist/rights/policies.json')

/** What the rights of the Lambdas are made of. */
const sources = ['infra', 'shared', 'functions/stores/table.ts', 'functions/runtime/env.ts']

const policies = z.record(
  z.string(),
  z.array(
    z.object({
      effect: z.enum(['Allow', 'Deny']),
      actions: z.array(z.string()),
      resources: z.array(z.string()),
      name: z.optional(z.string()),
      keys: z.optional(z.array(z.string())),
    }),
  ),
)

/** What each Lambda may do on this machine, as the stack says that was synthesised last. */
export const synthesisedPolicies = (): Policies =>
  z.parse(policies, JSON.parse(readFileSync(file, 'utf8')))

/** Synthesises the stack for them anew, unless what is written is newer than all that it comes from. */
export function writePoliciesIfStale(): void {
  const changed = Math.max(...sources.map((path) => newest(resolve(root, path))))
  if (existsSync(file) && statSync(file).mtimeMs > changed) return
  // In a process of its own: nobody else needs the CDK.
  const program = resolve(import.meta.dirname, '../../testing/stack/writePolicies.ts')
  execFileSync(process.execPath, [program, file], { stdio: 'inherit' })
}
