import { statistics } from '../../shared/contract/statistics.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { countsOf } from './countsOf.ts'
import { rowsOf } from './rows.ts'

const rows = rowsOf('QUESTION', 'DAYQUESTION')

export const handler = endpoint(statistics['statistics.questions'], async ({ input }) => ({
  results: (await rows(input.period)).map(({ of, name, sum }) => ({
    QuestionId: of,
    Question: name,
    ...countsOf(sum),
  })),
}))
