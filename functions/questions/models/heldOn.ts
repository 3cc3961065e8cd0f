import type { Question } from '../../../shared/contract/questions/question.ts'
import { versionOf } from '../../../shared/rules/questions/library.ts'
import { hasHeld } from '../../../shared/rules/trials/held.ts'
import { isSameJson } from '../../platform/sameJson.ts'
import { asksOf } from '../../stores/questions/asks.ts'
import { askings } from '../../stores/questions/trials/askings.ts'
import { runs, type StoredRun } from '../../stores/questions/trials/runs.ts'
import { versions } from '../../stores/questions/versions.ts'

/** What is asked, whichever model is, and whatever is wished of it: models cannot be told the same. */
const asksOfAny = (asked: Question | StoredRun['Draft']): string =>
  asksOf({ ...asked, GPTV: '', Wishes: undefined })

/** The newest of a question's last two runs that asked this model what is live now, the trials of a thrown-away draft left out. */
async function runOn(question: Question, model: string): Promise<StoredRun | undefined> {
  const last = await runs.latest(question.id)
  const before = last && (await runs.latest(question.id, last.run))
  const found = [last, before]
    .flatMap((run) => run ?? [])
    .filter((run) => run.model === model && asksOfAny(run.Draft) === asksOfAny(question))
  if (found.length === 0) return undefined
  const live = await versions.get(question.id, versionOf(question))
  return found.find(({ Draft }) => isSameJson(Draft.Trials, live?.Trials ?? []))
}

/** Whether all trials of a question held each time when this model was last asked with them what the question asks. */
export async function heldOn(question: Question, model: string): Promise<boolean> {
  const run = await runOn(question, model)
  if (!run || run.ended !== 'done') return false
  const asked = await askings.of(run)
  return run.Draft.Trials.every((trial) => hasHeld(trial, asked))
}
