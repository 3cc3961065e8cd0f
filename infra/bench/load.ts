import { setTimeout as after } from 'node:timers/promises'
import { typed } from '../commandLine.ts'
import { buildWebIfStale } from '../build/build.ts'
import { demoPeople } from '../local/seed/people.ts'
import { dataFolder, signIn, startPortalProcess } from '../testing/portalProcess.ts'
import { print } from './line.ts'
import { actionsOf, type Person } from './loadActions.ts'
import { Timings } from './loadTimings.ts'
import { residentMegabytes } from './portal.ts'

/* Mixed load on the local portal for some minutes: no error, no growth of memory, latencies for each route. */

const { values } = typed({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
const lookEveryMs = 5_000
/** Memory may grow by this much from the first fifth of the time to the last one. */
const mostGrowth = 1.15

buildWebIfStale()
using data = dataFolder()
await using portal = await startPortalProcess({ data: data.path })
const { address } = portal
const timings = new Timings()
const until = performance.now() + minutes * 60_000

/** Somebody at work: one action after the other, with a pause to read in between. */
async function work(person: Person): Promise<void> {
  const actions = actionsOf(person, timings)
  while (performance.now() < until) {
    const action = actions[Math.floor(Math.random() * actions.length)]
    await action?.().catch((error: unknown) => timings.failed(String(error)))
    await after(Math.random() * 200)
  }
}

const memory: number[] = []
async function watch(): Promise<void> {
  const pids = [portal.pid, ...portal.descendants.map(({ pid }) => pid)]
  while (performance.now() < until) {
    memory.push(pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0))
    await after(lookEveryMs)
  }
}

const people = await Promise.all(
  demoPeople.map(async ({ Email, Role }) => ({
    address,
    Role,
    token: await signIn(address, Email),
  })),
)
await Promise.all([watch(), ...people.map(work)])

const mean = (figures: number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
const fifth = Math.max(1, Math.floor(memory.length / 5))
const [early, late] = [mean(memory.slice(fifth, 2 * fifth)), mean(memory.slice(-fifth))]
print(`Mixed load, ${people.length} people for ${minutes} minutes`, timings.lines())
print('Health', [
  { what: 'calls', figure: timings.count, unit: '' },
  { what: 'errors', figure: timings.errors.length, unit: '', goal: 0 },
  { what: 'memory early on', figure: early, unit: 'MB' },
  { what: 'memory at the end', figure: late, unit: 'MB' },
  { what: 'growth', figure: late / early, unit: 'x', goal: mostGrowth },
])
if (timings.errors.length > 0) {
  process.stdout.write(`${[...new Set(timings.errors)].slice(0, 20).join('\n')}\n`)
  process.exitCode = 1
}
