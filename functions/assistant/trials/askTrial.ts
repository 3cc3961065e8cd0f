import { setTimeout as after } from 'node:timers/promises'
import type { Trial } from '../../../shared/contract/questions/trials.ts'
import { checkAll } from '../../../shared/rules/trials/checkAnswer.ts'
import { answer, type Kept } from '../../platform/models/answer.ts'
import { ModelFailure } from '../../platform/models/failure.ts'
import type { Asker } from '../../platform/caller.ts'
import { broken, HttpError } from '../../runtime/errors.ts'
import type { Asked } from '../../stores/questions/trials/askings.ts'
import type { StoredRun } from '../../stores/questions/trials/runs.ts'
import { askedOf } from './askedOf.ts'
import { questionIn } from './asDraft.ts'

type Given = { run: StoredRun; trial: Trial; caller: Asker; signal: AbortSignal }

/** What a person’s own limits refuse, which does not last. */
const isForNow = (error: unknown): error is HttpError =>
  error instanceof HttpError && /^(?:too_often|too_many_at_once)$/.test(error.code)

/** Seconds to wait at most before one’s own limits are tried again. */
const longestWait = 20

const isStop = (error: unknown): boolean =>
  error instanceof ModelFailure && error.why === 'cancelled'

/** Asks once, the way that answers take (`assistant.send`). Gives how it ended; throws where it was stopped, or has to wait. */
async function askOnce({ run, trial, caller, signal }: Given): Promise<Asked> {
  const question = questionIn(run.Draft)
  const { QuestionLabel, id: QuestionId, DaytoUpdate: version } = question
  let kept: Kept | undefined
  // What is kept has marks in the place of personal data; what is checked is what somebody would read.
  const known = () => {
    const { MikroOre, priceEstimated, ms } = kept?.receipt ?? {}
    return { answer: kept?.answer ?? '', MikroOre, priceEstimated, ms }
  }
  try {
    const pieces = answer({
      caller,
      signal,
      ...askedOf(question, trial.FBody, trial.Fields),
      about: { purpose: 'trial', QuestionId, Question: QuestionLabel, version },
      logTexts: {
        answered: `Körde ett prov av frågan ”${QuestionLabel}”`,
        cancelled: `Avbröt ett prov av frågan ”${QuestionLabel}”`,
        failed: `Fick inget helt svar i ett prov av frågan ”${QuestionLabel}”`,
      },
      keeping: {
        keep: async (given) => {
          kept = given
        },
        drop: async () => undefined,
      },
    })
    // Whoever reads an answer to its end has it noted.
    let next = await pieces.next()
    while (!next.done) next = await pieces.next()
    const ending = next.value.cut ? 'cut' : 'answered'
    return { ...known(), ending, outcomes: checkAll(trial.checks, next.value.answer) }
  } catch (error) {
    if (isStop(error) || isForNow(error)) throw error
    // Nobody has been asked: the table did not take it.
    if (kept === undefined && !(error instanceof HttpError)) throw error
    const why = error instanceof HttpError ? error.message : broken().message
    return { ...known(), ending: 'failed', why, outcomes: [] }
  }
}

/**
 * Asks a trial once and checks what comes. One’s own limits are waited for. Gives undefined where it was stopped: then nothing is
 * known of it. Throws what the table throws before anybody is asked.
 */
export async function askTrial(given: Given): Promise<Asked | undefined> {
  while (!given.signal.aborted) {
    try {
      return await askOnce(given)
    } catch (error) {
      if (isStop(error)) return undefined
      if (!isForNow(error)) throw error
      const seconds = Math.min(Number(error.headers['retry-after'] ?? 5), longestWait)
      await after(seconds * 1000, undefined, { signal: given.signal }).catch(() => undefined)
    }
  }
  return undefined
}
