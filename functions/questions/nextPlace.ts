import { questionLimits } from '../../shared/questionLimits.ts'
import { step } from '../../shared/rules/questions/places.ts'
import { cards } from '../stores/questions/cards.ts'

/** The place in the order behind all questions, as far as there are places: at the end two may share one. */
export async function nextPlace(): Promise<number> {
  const { value } = await cards.all()
  const last = Math.max(0, ...value.map(({ Ordering }) => Ordering))
  return Math.min(last + step, questionLimits.questionOrdering)
}
