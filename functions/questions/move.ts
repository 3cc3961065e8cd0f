import { questions as route } from '../../shared/contract/questions.ts'
import { isDone } from '../../shared/contract/route.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { byOrdering } from '../../shared/rules/questions/library.ts'
import { type Place, placesAfter } from '../../shared/rules/questions/places.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { cards } from '../stores/questions/cards.ts'
import { questions } from '../stores/questions/questions.ts'

/** A question as it is now, with its new place. Throws 409 where it stands elsewhere than the order that was planned with. */
async function read({ id, Ordering }: Place, stood: Map<string, number>) {
  const before = await questions.latest(id)
  if (!before) throw notFound('Frågan')
  if (before.Ordering !== stood.get(id)) throw changedMeanwhile('Ordningen')
  return { before, Ordering }
}

export const handler = endpoint(route['questions.move'], async ({ input, caller }) => {
  const { value } = await cards.all({ latest: true })
  const stood = new Map(value.map(({ id, Ordering }) => [id, Ordering]))
  const places = placesAfter(value.toSorted(byOrdering), input.id, input.after)
  if (!places) throw notFound('Frågan')
  // Most moves are one step; where very many give way, the order is right after each of them.
  for (let at = 0; at < places.length; at += questionLimits.placedAtOnce) {
    const some = places.slice(at, at + questionLimits.placedAtOnce)
    const moved = await Promise.all(some.map((place) => read(place, stood)))
    const own = moved.find(({ before }) => before.id === input.id)?.before
    const entry = own && auditEntryOf(caller, `Flyttade frågan ”${own.QuestionLabel}”`)
    if (!(await questions.place(moved, entry))) throw changedMeanwhile('Ordningen')
  }
  return isDone
})
