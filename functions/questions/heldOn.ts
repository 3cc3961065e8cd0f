import { hasHeld } from '../../shared/rules/trials/held.ts'
import { askings } from '../stores/questions/trials/askings.ts'
import { runs, type StoredRun } from '../stores/questions/trials/runs.ts'

/** The newest of a question's last two runs that asked this model. */
async function runOn(question: string, model: string): Promise<StoredRun | undefined> {
  const last = await runs.latest(question)
  if (!last || last.model === model) return last
  const before = await runs.latest(question, last.run)
  return before?.model === model ? before : undefined
}

/** Whether all trials of a question held each time when this model was last asked. */
export async function heldOn(question: string, model: string): Promise<boolean> {
  const run = await runOn(question, model)
  if (!run || run.ended !== 'done') return false
  const asked = await askings.of(run)
  return run.Draft.Trials.every((trial) => hasHeld(trial, asked))
}
