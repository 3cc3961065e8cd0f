import type { Question } from '../../../shared/contract/questions/question.ts'
import { asksOther } from '../../stores/questions/asks.ts'
import type { StoredCard } from '../../stores/questions/cards.ts'
import { currentModel } from './successors.ts'

/** A certificate that tells nothing of what is answered now says so. */
const agedBy = (isOld: boolean) => (isOld ? { old: true as const } : {})

/**
 * What a question's trials said when it was published, and whether something else is asked by now, or another model; undefined where
 * nothing was tried.
 */
export function certificateOf(question: Question) {
  const { Proven, GPTV } = question
  if (!Proven) return undefined
  const { asks: _asks, GPTV: tried, ...said } = Proven
  return { ...said, ...agedBy(asksOther(question) || tried !== currentModel(GPTV)) }
}

/** A card as it is now: what it was stored with does not know which model answers today. */
export function cardNow({ Certificate, Tried, ...card }: StoredCard) {
  if (!Certificate) return card
  const isOther = Tried !== undefined && Tried.model !== currentModel(Tried.GPTV)
  return { ...card, Certificate: { ...Certificate, ...agedBy(isOther) } }
}
