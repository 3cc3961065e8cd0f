import { afterAll, expect, test } from 'vitest'
import { useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { faults } from '../../infra/testing/functions/faulty/faults.ts'
import { writeFaults } from '../../infra/testing/functions/faulty/faultTable.ts'
import {
  type From,
  modules,
  type Run,
  runFault,
  ways,
} from '../../infra/testing/functions/faulty/runFault.ts'

// All of them, and written down: `npm run faults`. Otherwise each is met once by either protocol, so that both ways and all
// four providers meet many.
const isMeasured = process.env['FAULTS'] === 'all'
const silenceSeconds = 3

const provider = useRawProvider({
  OWN_ANSWER_DAYS: '0',
  MODEL_SILENCE_SECONDS: String(silenceSeconds),
})

const everyFrom = modules.flatMap((AImodule) => ways.map((way): From => ({ AImodule, way })))
const compatible = modules.filter((AImodule) => AImodule !== 'Claude')

function fromsOf(index: number): From[] {
  if (isMeasured) return everyFrom
  const AImodule = compatible[index % compatible.length] ?? 'ChatGPT'
  const [way, other] = index % 2 === 0 ? ways : ways.toReversed()
  return [
    { AImodule, way: way ?? 'whole' },
    { AImodule: 'Claude', way: other ?? 'whole' },
  ]
}

const measured: { what: string; runs: { from: From; run: Run }[] }[] = []

/** Three tries of it, with their pauses, and what a busy machine adds. */
const longestSeconds = 3 * silenceSeconds + 14

test.concurrent.each(faults.map((fault, index) => ({ ...fault, index })))(
  'a provider with $what is told truthfully, or answers whole',
  async ({ index, ...fault }) => {
    const runs = await Promise.all(
      fromsOf(index).map(async (from) => ({ from, run: await runFault(provider, fault, from) })),
    )
    measured[index] = { what: fault.what, runs }
    for (const { run } of runs) {
      const { results, told, code, outcomes, tries, seconds } = run
      const read = { whole: { answer: fault.text }, cut: { cut: true }, failed: undefined }
      if (fault.ends === 'whole') expect(results).toEqual(read.whole)
      if (fault.ends === 'cut') expect(results).toMatchObject(read.cut)
      if (fault.ends === 'failed')
        expect([results, told]).toEqual([undefined, expect.stringMatching(/^[A-ZÅÄÖ].*\.$/)])
      const outcome = { whole: 'answered', cut: 'cut', failed: code }
      expect(outcomes).toEqual([outcome[fault.ends]])
      expect(code).not.toBe('broken')
      if (fault.code !== undefined) expect(code).toBe(fault.code)
      expect(tries).toBeGreaterThan(0)
      expect(tries).toBeLessThanOrEqual(3)
      expect(seconds).toBeLessThan(longestSeconds)
    }
  },
  60_000,
)

test('there are at least sixty, each with a name of its own', async () => {
  expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(60)
})

if (isMeasured) afterAll(() => writeFaults(measured))
