import { execFileSync } from 'node:child_process'
import { dataFolder } from '../testing/portalProcess.ts'
import { median, print } from './line.ts'

/* How long the builds take, each a process of its own: the browser's bundle, and all that a deployment needs. */

const rounds = 3

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' })

/** Milliseconds, the middle of some rounds. */
function timeOf(work: () => void): number {
  const took = Array.from({ length: rounds }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(took)
}

using cloud = dataFolder()
const build = (part: string) => run(process.execPath, 'infra/build/build.ts', part)
print('Builds', [
  {
    what: 'the bundle of the browser',
    figure: timeOf(() => build('--web')),
    unit: 'ms',
    goal: 5_000,
  },
  {
    what: 'all Lambdas bundled, and the stack of a stage synthesised',
    figure: timeOf(() => {
      build('--functions')
      run('cdk', 'synth', '--quiet', '--output', cloud.path)
    }),
    unit: 'ms',
    goal: 6_000,
  },
])
