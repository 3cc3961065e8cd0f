import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomOf } from './random.ts'
import { sampleLines } from './sample.ts'

/*
 * Puts small faults into lines that are taken at random, and says which of them no test notices. Stryker keeps all of
 * them in one copy of the code and runs, for each, the tests that reach its line.
 */

const { values } = parseArgs({
  options: {
    /** How many lines of each part. */
    lines: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** `server` or `web` alone. */
    only: { type: 'string' },
    /** These lines instead: `functions/profile/get.ts:11-11`, separated by commas. */
    at: { type: 'string' },
    /** The only tests to try them against, such as one just written: saves the run of all. Separated by commas. */
    tests: { type: 'string' },
  },
})

const parts = {
  server: ['functions/**/!(*.test).ts', 'shared/rules/!(*.test|*.d).ts'],
  web: ['web/src/**/use[A-Z]!(*.test).ts', 'web/src/api/!(*.test).ts'],
}

const folder = join('dist', 'mutate')
mkdirSync(folder, { recursive: true })

/** Runs one part. Gives whether at least nine in ten were noticed. */
function mutate(part: keyof typeof parts): boolean {
  const random = randomOf(Number(values.seed))
  const mutated = values.at?.split(',') ?? sampleLines(parts[part], Number(values.lines), random)
  const config = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Vitest looks for tests by imports, and the gateway imports its Lambdas when they are called.
    // In threads, the zone of the process stays what it was.
    vitest: { configFile: `infra/mutate/${part}.config.ts`, related: false, pool: 'forks' },
    coverageAnalysis: 'perTest',
    // What runs as a module is loaded is reached by every test: each such fault would take a whole run.
    ignoreStatic: true,
    mutate: mutated,
    // TypeScript 7 has no interface for Stryker to read it with.
    tsconfigFile: 'none.json',
    ignorePatterns: ['docs', 'web/readme', '.portal', 'screenshots', 'cdk.out'],
    // What came of each fault is there at once: a run of an hour may be ended before.
    reporters: ['clear-text', 'progress-append-only', 'event-recorder'],
    eventReporter: { baseDir: join(folder, 'events', part) },
    concurrency: 2,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 40,
    thresholds: { high: 95, low: 90, break: 90 },
    tempDirName: 'dist/mutate/sandbox',
  }
  const file = join(folder, `${part}.json`)
  writeFileSync(file, JSON.stringify(config, null, 2))
  process.stdout.write(`\n${part}: ${mutated.length} lines, seed ${values.seed}\n`)
  const env = { ...process.env, ...(values.tests && { MUTATE_TESTS: values.tests }) }
  return spawnSync('stryker', ['run', file], { stdio: 'inherit', env }).status === 0
}

const wanted = Object.keys(parts).filter(
  (part) => values.only === undefined || part === values.only,
)
const results = wanted.map((part) => (part === 'web' ? mutate('web') : mutate('server')))
process.exitCode = results.every(Boolean) ? 0 : 1
