import { drafts } from '../../../shared/contract/questions/drafts.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { modelEnds } from '../../../shared/contract/questions/modelEnds.ts'
import { trialRuns } from '../../../shared/contract/questions/trialRuns.ts'
import { call, streamed } from './request/calls.ts'

/** The calls that a question's page makes, on which it is written, tried and published. */
export const studioApi = {
  drafts: call(drafts['questions.drafts']),
  studio: call(drafts['questions.studio']),
  saveDraft: call(drafts['questions.saveDraft']),
  dropDraft: call(drafts['questions.dropDraft']),
  move: call(questions['questions.move']),
  models: call(modelEnds['questions.models']),
  publish: call(trialRuns['questions.publish']),
  trials: call(trialRuns['questions.trials']),
  changeRun: call(trialRuns['questions.changeRun']),
  runTrials: streamed(trialRuns['assistant.runTrials']),
  try: streamed(trialRuns['assistant.try']),
}
