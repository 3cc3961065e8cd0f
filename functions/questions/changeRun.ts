import { isDone } from '../../shared/contract/route.ts'
import { trialRuns as route } from '../../shared/contract/questions/trialRuns.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { running } from '../stores/questions/trials/running.ts'
import { runs } from '../stores/questions/trials/runs.ts'

export const handler = endpoint(route['questions.changeRun'], async ({ input }) => {
  const { id: question, run, stop, Judged } = input
  const key = { question, run }
  if (!(await runs.get(key))) throw notFound('Körningen')
  // One that is over has nothing to stop.
  if (stop) await running.askStop(key)
  if (Judged) await runs.judge(key, Judged.trial, Judged.better)
  return isDone
})
