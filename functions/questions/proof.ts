import type { Draft } from '../../shared/contract/questions/drafts.ts'
import type { Question } from '../../shared/contract/questions/question.ts'
import type { Proven } from '../../shared/contract/questions/trials.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { hasHeld } from '../../shared/rules/trials/held.ts'
import { askedModel, nameOfModel } from '../platform/models/catalogue.ts'
import { asksOf } from '../stores/questions/asks.ts'
import { askings } from '../stores/questions/trials/askings.ts'
import { runs } from '../stores/questions/trials/runs.ts'

/**
 * What the last run says of exactly this draft on the model that is asked now: undefined where it tried another one, or did not come
 * to its end. Computed from what was answered, never told by anybody.
 */
export async function provenBy(
  draft: Draft,
  question: Question,
  Nr: number,
): Promise<Proven | undefined> {
  const run = await runs.latest(draft.id)
  const { model } = askedModel(question.GPTV)
  const isThis = run?.Draft.DaytoUpdate === draft.DaytoUpdate && run.model === model
  if (!run || !isThis || run.ended !== 'done') return undefined
  const asked = await askings.of(run)
  return {
    Nr,
    passed: draft.Trials.filter((trial) => hasHeld(trial, asked)).length,
    of: draft.Trials.length,
    GPTV: model,
    model: nameOfModel(question.AImodule, model),
    sdate: run.sdate,
    asks: asksOf(question),
  }
}

/** Enough trials, and each of them held each time. */
export const isGreen = (proven: Proven | undefined): boolean =>
  proven !== undefined && proven.of >= questionLimits.trialsEnough && proven.passed === proven.of
