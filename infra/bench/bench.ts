import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWebIfStale } from '../build/build.ts'
import { startPortal } from '../local/portal.ts'
import { firstLoad } from './firstLoad.ts'
import { bundles, bytes, importTimes } from './lambdas.ts'
import { print } from './line.ts'
import { memory } from './memory.ts'
import { firstText, startProvider } from './firstText.ts'
import { notificationUnits } from './notifications.ts'
import { startAndSize } from './portal.ts'
import { beginReport, writeReport } from './report.ts'
import { requestUnits } from './requestUnits.ts'

/* Measures what docs/requirements.md, "Budgets" sets goals for. Times hold as ratios in one run only. */

beginReport()
// As it was before a portal of this process said where its engines are.
const env = { ...process.env }
buildWebIfStale()
using built = await bundles()
print('Lambdas, bytes', bytes(built))
print('Lambdas, import in a fresh process', await importTimes(built))
print('First load', firstLoad())
print('On one machine', await startAndSize())

// One portal a process: the clients of the Lambdas remember the engines that they met first.
const provider = await startProvider()
const portal = await startPortal({
  port: 0,
  // The clock's own roll-up would be counted, too.
  schedules: false,
  // Those whom the samples of the pool's triggers tell of may come.
  settings: { allowedEmailDomains: ['example.se'] },
  env: {
    ANSWERS_PER_MINUTE: '1000',
    ANSWERS_AT_ONCE: '100',
    OUTLOOK_DOMAINS: 'example.se',
    PROVIDER_ADDRESSES: JSON.stringify({ ChatGPT: provider.url }),
  },
})
print('Streaming', await firstText(portal.address, provider))
print('Request units', [...(await requestUnits()), ...(await notificationUnits())])
print('Lambdas, memory and processor', await memory(built, portal))
await portal.stop()
await provider.stop()

writeReport()
for (const file of [
  'builds.ts',
  'browser/lighthouseRun.ts',
  'browser/pageRun.ts',
  'browser/interactionsRun.ts',
  'browser/walkRun.ts',
  'ratesRun.ts',
  'restore.ts',
  // A million answers take as long as all before.
  'growth.ts',
]) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    stdio: 'inherit',
    env,
  })
  // The other parts' figures are written all the same.
  if (status !== 0) process.exitCode = 1
  writeReport()
}
