import { profile } from '../../shared/contract/profile.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { HttpError } from '../runtime/errors.ts'
import { favourites } from '../stores/people/favourites.ts'

export const handler = endpoint(profile['profile.favourite'], async ({ input, caller }) => {
  const { QuestionId, Favourite } = input
  const Favourites = await (Favourite
    ? favourites.add(caller.id, QuestionId)
    : favourites.remove(caller.id, QuestionId))
  if (Favourites) return { results: { Favourites } }
  throw new HttpError(
    409,
    'too_many_favourites',
    `Du kan ha högst ${questionLimits.favourites} favoriter. Ta bort någon av dem först.`,
  )
})
