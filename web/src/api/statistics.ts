import { statistics } from '../../../shared/contract/statistics.ts'
import { call } from './request/calls.ts'

/** The calls about usage. */
export const statisticsApi = {
  totals: call(statistics['statistics.totals']),
  users: call(statistics['statistics.users']),
  questions: call(statistics['statistics.questions']),
  log: call(statistics['statistics.log']),
  help: call(statistics['statistics.help']),
}
