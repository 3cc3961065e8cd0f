import { profile } from '../../shared/contract/profile.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import type { Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { HttpError } from '../runtime/errors.ts'
import { favourites } from '../stores/people/favourites.ts'
import { cards } from '../stores/questions/cards.ts'

/** Takes the stars off questions that are gone: nobody has a card to do it by. Gives whether there were any. */
async function dropGone({ id, Favourites = [] }: Caller): Promise<boolean> {
  const { value } = await cards.all({ latest: true })
  const there = new Set(value.map((card) => card.id))
  const gone = Favourites.filter((one) => !there.has(one))
  for (const one of gone) await favourites.remove(id, one)
  return gone.length > 0
}

export const handler = endpoint(profile['profile.favourite'], async ({ input, caller }) => {
  const { QuestionId, Favourite } = input
  const change = () =>
    Favourite ? favourites.add(caller.id, QuestionId) : favourites.remove(caller.id, QuestionId)
  let Favourites = await change()
  if (!Favourites && Favourite && (await dropGone(caller))) Favourites = await change()
  if (Favourites) return { results: { Favourites } }
  throw new HttpError(
    409,
    'too_many_favourites',
    `Du kan ha högst ${questionLimits.favourites} favoriter. Ta bort någon av dem först.`,
  )
})
