import { questionLimits } from '../../questionLimits.ts'

/** The distance between two questions in the order, so that others fit between them. */
export const step = 10

/** A question's place in the order (docs/requirements.md, "Question library"). */
export type Place = { id: string; Ordering: number }

/**
 * The new places when a question moves to the place after another one (`''`: to the first): its own last, before it those that give
 * way to it, in an order that keeps theirs right after each of them. `all` is in its order. Undefined where one of the two is not
 * there. Where more than `questionLimits.placedAtOnce` would have to give way, or the numbers end, all are numbered anew, so that
 * there is room for the next moves.
 */
export function placesAfter(all: readonly Place[], id: string, after: string): Place[] | undefined {
  const others = all.filter((one) => one.id !== id)
  const at = after === '' ? 0 : others.findIndex((one) => one.id === after) + 1
  if (others.length === all.length || (after !== '' && at === 0)) return undefined
  const given = givenWay(others, id, at)
  const isFitting = given.every(({ Ordering }) => Ordering <= questionLimits.questionOrdering)
  if (isFitting && given.length <= questionLimits.placedAtOnce) return given
  return numberedAnew(others, id, at)
}

/** The place of what comes in at `at`, and before it of those behind that give way, the farthest first. */
function givenWay(others: readonly Place[], id: string, at: number): Place[] {
  const before = others[at - 1]?.Ordering ?? -1
  const next = others[at]?.Ordering
  if (next === undefined) return [{ id, Ordering: before + step }]
  if (next - before > 1) return [{ id, Ordering: before + Math.floor((next - before) / 2) }]
  const given: Place[] = [{ id, Ordering: before + 1 }]
  for (const one of others.slice(at)) {
    const last = given.at(-1)?.Ordering ?? 0
    if (one.Ordering > last) break
    given.push({ id: one.id, Ordering: last + 1 })
  }
  return given.toReversed()
}

/** A place for everybody, a step apart: first who goes down, from the first on, then who goes up, from the last on. */
function numberedAnew(others: readonly Place[], id: string, at: number): Place[] {
  const numbered = others.map((one, index) => {
    const to = { id: one.id, Ordering: (index < at ? index : index + 1) * step }
    return { to, by: to.Ordering - one.Ordering }
  })
  const down = numbered.filter(({ by }) => by < 0)
  const up = numbered.filter(({ by }) => by > 0).toReversed()
  return [...down.map(({ to }) => to), ...up.map(({ to }) => to), { id, Ordering: at * step }]
}
