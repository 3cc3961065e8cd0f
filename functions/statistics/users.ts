import { statistics } from '../../shared/contract/statistics.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { countsOf } from './countsOf.ts'
import { asShown } from './pseudonyms.ts'
import { highest, rowsOf } from './rows.ts'

const rowsIn = rowsOf('PERSON')

export const handler = endpoint(statistics['statistics.users'], async ({ input }) => {
  const { rows, count } = highest(await asShown(await rowsIn(input.period)))
  const results = rows.map(({ of, name, sum }) => ({
    userid: of,
    userName: name,
    ...countsOf(sum),
  }))
  return { results, count }
})
