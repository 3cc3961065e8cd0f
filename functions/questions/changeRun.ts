import { isDone } from '../../shared/contract/route.ts'
import { trialRuns as route } from '../../shared/contract/questions/trialRuns.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { running } from '../stores/questions/trials/running.ts'
import { runs } from '../stores/questions/trials/runs.ts'

export const handler = endpoint(route['questions.changeRun'], async ({ input, caller }) => {
  const { id: question, run, stop, Judged } = input
  const key = { question, run }
  const found = await runs.get(key)
  if (!found) throw notFound('Körningen')
  const { QuestionLabel } = found.Draft
  // One that is over has nothing to stop.
  if (stop) {
    await running.askStop(key, auditEntryOf(caller, `Stoppade proven av frågan ”${QuestionLabel}”`))
  }
  if (Judged) await runs.judge(key, Judged.trial, Judged.better)
  return isDone
})
