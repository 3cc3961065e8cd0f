import { questionLimits } from '../questionLimits.ts'

/** The distance between two questions in the order, so that others fit between them. */
export const step = 10

/** A question's place in the order (docs/requirements.md, "Question library"). */
export type Place = { id: string; Ordering: number }

/**
 * The new places when a question moves to the place after another one (`''`: to the first): its own last, before it those that give
 * way to it, the farthest first, so that the order is right after each of them. `all` is in its order. Undefined where one of the two
 * is not there. Where the numbers end, all are numbered anew.
 */
export function placesAfter(all: readonly Place[], id: string, after: string): Place[] | undefined {
  const others = all.filter((one) => one.id !== id)
  const at = after === '' ? 0 : others.findIndex((one) => one.id === after) + 1
  if (others.length === all.length || (after !== '' && at === 0)) return undefined
  const before = others[at - 1]?.Ordering ?? -1
  const next = others[at]?.Ordering
  if (next === undefined) return numbered([{ id, Ordering: before + step }], others, id, at)
  if (next - before > 1) return [{ id, Ordering: before + Math.floor((next - before) / 2) }]
  const given: Place[] = [{ id, Ordering: before + 1 }]
  for (const one of others.slice(at)) {
    const last = given.at(-1)?.Ordering ?? 0
    if (one.Ordering > last) break
    given.push({ id: one.id, Ordering: last + 1 })
  }
  return numbered(given.toReversed(), others, id, at)
}

/** The same places; or, where one of them is past the highest that there may be, the place of everybody anew. */
function numbered(given: Place[], others: readonly Place[], id: string, at: number): Place[] {
  if (given.every(({ Ordering }) => Ordering <= questionLimits.questionOrdering)) return given
  const order = others.toSpliced(at, 0, { id, Ordering: 0 })
  return order.map((one, index) => ({ id: one.id, Ordering: index * step }))
}
