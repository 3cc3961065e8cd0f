import { questionLimits } from '../../questionLimits.ts'
import type { Outcome } from './kinds.ts'

type Asked = {
  trial: string
  ending?: 'answered' | 'cut' | 'failed' | 'lost' | undefined
  outcomes: readonly { ok: Outcome['ok'] }[]
}

/** Whether an answer was all that its trial asks for. One that never came was not. */
export const isGood = ({ ending, outcomes }: Asked): boolean =>
  (ending === 'answered' || ending === 'cut') &&
  outcomes.length > 0 &&
  outcomes.every(({ ok }) => ok)

/** How often a trial held. */
export const timesHeld = ({ id }: { id: string }, asked: readonly Asked[]): number =>
  asked.filter((one) => one.trial === id && isGood(one)).length

/** Whether a trial held each time: 3 of 3. */
export const hasHeld = (trial: { id: string }, asked: readonly Asked[]): boolean =>
  timesHeld(trial, asked) === questionLimits.trialRounds
