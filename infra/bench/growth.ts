import { startPortal } from '../local/portal.ts'
import { print } from './line.ts'
import { listUnits } from './lists.ts'
import { peopleUnits } from './people.ts'
import { statisticsUnits } from './statistics.ts'

/* What costs the same however much there is. In a portal of its own, without the demo and without a clock. */

const portal = await startPortal({ port: 0, demo: false, pace: 'none', schedules: false })
print('People', await peopleUnits([100, 1_000, 10_000]))
print('Lists', await listUnits([100, 2_000], [100, 1_000]))
for await (const { of, lines } of statisticsUnits([1_000, 10_000, 100_000, 1_000_000])) {
  print(`Statistics, ${of}`, lines)
}
await portal.stop()
