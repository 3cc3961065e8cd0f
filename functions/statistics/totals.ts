import { statistics } from '../../shared/contract/statistics.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import type { Kind } from '../stores/answers/sumKinds.ts'
import type { Sum } from '../stores/answers/sums.ts'
import { trialSum } from './additions.ts'
import { countsOf, together } from './countsOf.ts'
import { currentSums, type Sums } from './current.ts'
import { firstDayOf, withoutDays } from './period.ts'

const current = currentSums(['TOTAL', 'TEST', 'DAY', 'DAYMODEL'])

const none = new Map<string, Sum>()
const of = (sums: Sums, kind: Kind) => sums.get(kind) ?? none

const isTrial = (key: string): boolean => key.startsWith(trialSum)

const since = (days: Map<string, Sum>, from: string): Map<string, Sum> =>
  new Map([...days].filter(([key]) => key >= from))

export const handler = endpoint(statistics['statistics.totals'], async ({ input }) => {
  const sums = await current()
  const from = input.period === 'all' ? undefined : firstDayOf(input.period)
  const days = since(of(sums, 'DAY'), from ?? '')
  const models = withoutDays(since(of(sums, 'DAYMODEL'), from ?? ''))
  const tests = [...of(sums, 'TEST')]
  const whole = together((from === undefined ? of(sums, 'TOTAL') : days).values())
  return {
    results: {
      ...countsOf(whole),
      tests: countsOf(together(tests.filter(([key]) => !isTrial(key)).map(([, sum]) => sum))),
      trials: countsOf(together(tests.filter(([key]) => isTrial(key)).map(([, sum]) => sum))),
      models: [...models]
        .map(([GPTV, sum]) => ({ GPTV, ...countsOf(sum) }))
        .toSorted((a, b) => b.QuestionAntal - a.QuestionAntal),
      days: [...days]
        .map(([day, sum]) => ({ day, ...countsOf(sum) }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    },
  }
})
