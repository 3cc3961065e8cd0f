import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWebIfStale } from '../build/build.ts'
import { startPortal } from '../local/portal.ts'
import { firstLoad } from './firstLoad.ts'
import { bundles, bytes } from './lambdas.ts'
import { isOver, type Line } from './line.ts'
import { listUnits } from './lists.ts'
import { notificationUnits } from './notifications.ts'
import { peopleUnits } from './people.ts'
import { requestUnits } from './requestUnits.ts'
import { statisticsUnits } from './statistics.ts'

// Bytes and request units are exact, so they are asserted; times are only measured, by `npm run bench`, which counts at 10,000
// people, 2,000 questions and 1,000 documents, too.

const over = (lines: Line[]) =>
  lines
    .filter(isOver)
    .map(({ what, figure, goal, unit }) => `${what}: ${figure.toFixed(2)} ${unit}, goal ${goal}`)

describe('request units', () => {
  let portal: Awaited<ReturnType<typeof startPortal>>
  beforeAll(async () => {
    // The clock's own roll-up would be counted, too.
    portal = await startPortal({ port: 0, demo: false, pace: 'none', schedules: false })
  })
  afterAll(() => portal.stop())

  test(
    'stay within what docs/requirements.md, "Request units" allows for each call',
    { timeout: 360_000 },
    async () => {
      const statistics = []
      for await (const { lines } of statisticsUnits([1_000, 3_000])) statistics.push(...lines)
      const lines = [
        ...(await peopleUnits([100, 3_000])),
        ...statistics,
        ...(await requestUnits()),
        ...(await notificationUnits()),
        ...(await listUnits([100, 600], [400])),
      ]
      // A heap may have been tidied up meanwhile; units are counted.
      expect(lines.filter(({ figure, unit }) => unit !== 'MB' && figure === 0)).toEqual([])
      expect(over(lines)).toEqual([])
    },
  )
})

describe('bytes', () => {
  test(
    'of every Lambda stay within what docs/requirements.md, "Lambda sizes" allows',
    { timeout: 120_000 },
    async () => {
      using built = await bundles()
      expect(over(bytes(built))).toEqual([])
    },
  )

  test(
    'of the first screens stay within what docs/requirements.md, "First load" allows',
    { timeout: 120_000 },
    () => {
      buildWebIfStale()
      const lines = firstLoad()
      expect(over(lines)).toEqual([])
      const figureOf = (begins: string) =>
        lines.find(({ what }) => what.startsWith(begins))?.figure ?? Number.NaN
      // What an address with a question fetches is named in the page.
      expect(figureOf('a question')).toBeGreaterThan(5)
      // What charts are drawn with comes after the figures.
      expect(figureOf('dashboard before its charts')).toBeLessThan(figureOf('dashboard, more') / 2)
    },
  )
})
