import { statistics } from '../../shared/contract/statistics.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { countsOf } from './countsOf.ts'
import { rowsOf } from './rows.ts'

const rows = rowsOf('PERSON', 'DAYPERSON')

export const handler = endpoint(statistics['statistics.users'], async ({ input }) => ({
  results: (await rows(input.period)).map(({ of, name, sum }) => ({
    userid: of,
    userName: name,
    ...countsOf(sum),
  })),
}))
