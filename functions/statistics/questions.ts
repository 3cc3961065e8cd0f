import { statistics } from '../../shared/contract/statistics.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { countsOf } from './countsOf.ts'
import { highest, ranked, rowsOf } from './rows.ts'

const rowsIn = rowsOf('QUESTION')

export const handler = endpoint(statistics['statistics.questions'], async ({ input }) => {
  const found = await rowsIn(input.period)
  const named = new Set(input.ids)
  const { rows, count } =
    named.size > 0
      ? { rows: ranked(found.filter(({ of }) => named.has(of))), count: found.length }
      : highest(found)
  const results = rows.map(({ of, name, sum }) => ({
    QuestionId: of,
    Question: name,
    ...countsOf(sum),
  }))
  return { results, count }
})
