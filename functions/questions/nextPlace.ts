import { cards } from '../stores/questions/cards.ts'

/** The highest place of the order that a question has; 0 where there is none. */
export async function lastPlace(): Promise<number> {
  const { value } = await cards.all()
  return Math.max(0, ...value.map(({ Ordering }) => Ordering))
}
