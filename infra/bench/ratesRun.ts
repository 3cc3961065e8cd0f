import { startPortal } from '../local/portal.ts'
import { stageNamed } from '../stages.ts'
import { print } from './line.ts'
import { rates } from './rates.ts'

/* Whether what follows an answer keeps up with 200 a second. By hand also with more shards: `node infra/bench/ratesRun.ts 8`. */

const { shards } = stageNamed('local')
const count = Number(process.argv[2] ?? shards.usage)
const more = { ...shards, usage: count, log: count, sums: count / shards.usage }
const portal = await startPortal({
  port: 0,
  demo: false,
  pace: 'none',
  schedules: false,
  settings: { shards: more },
})
print(`A second with 200 answers, ${count} shards`, await rates())
await portal.stop()
