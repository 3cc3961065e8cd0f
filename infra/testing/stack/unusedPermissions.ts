import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { usedPermissions } from '../../local/iam/guard.ts'
import { synthesisedPolicies } from '../../local/iam/policies.ts'

/** The services that the local engines stand for; logs and traces are written by Lambda itself. */
const judged = /^(dynamodb|cognito-idp|s3|secretsmanager):/

/** Every right that a Lambda has, each partition that it may reach included, and that no line of these tells of. */
export const unused = (lines: ReadonlySet<string>): string[] =>
  Object.entries(synthesisedPolicies())
    .flatMap(([key, statements]) =>
      statements.flatMap(({ actions, name, keys = [] }) =>
        [
          ...actions.filter((action) => judged.test(action)),
          ...keys.map((pattern) => `${name} ${pattern}`),
        ].map((right) => `${key} ${right}`),
      ),
    )
    .filter((line) => !lines.has(line))

/**
 * Fails a whole run of the tests that has not used every right of every Lambda: a right that nothing needs is taken
 * away, one that is needed has a test. A run of some files says nothing.
 */
export class UnusedPermissions implements Reporter {
  private folder = ''
  private vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.vitest = vitest
    this.folder = mkdtempSync(join(tmpdir(), 'rights-'))
    process.env[usedPermissions] = this.folder
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }))
  }

  async onTestRunEnd(modules: readonly TestModule[], _: unknown, reason: string) {
    if (reason !== 'passed' || !(await this.isWhole(modules))) return
    const files = readdirSync(this.folder).map((name) => join(this.folder, name))
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    const left = unused(new Set(lines))
    if (left.length === 0) return
    console.error(
      `Rights that no test uses (shared/contract, permissions):\n  ${left.join('\n  ')}\n`,
    )
    process.exitCode = 1
  }

  private async isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const { vitest } = this
    if (!vitest || vitest.config.testNamePattern || vitest.config.project.length > 0) return false
    return modules.length === (await vitest.globTestSpecifications()).length
  }
}
