import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { currentUser, useUser } from '../../../api/session/currentUser.ts'
import { textOf } from '../../../api/request/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'

/** What the server is known to have of each question that is pressed, also once its tile is drawn anew. */
const stored = new Map<string, boolean>()

/** Stars or unstars one question among those that are starred by now: others may have been pressed meanwhile. */
async function set(id: string, QuestionId: string, isStarred: boolean) {
  const now = await currentUser.known()
  if (now.status !== 'signedIn') return
  const others = now.user.Favourites.filter((one) => one !== QuestionId)
  currentUser.update({ id, Favourites: isStarred ? [...others, QuestionId] : others })
}

/** Stars a question or takes the star off: at once here, and back where the server cannot note it. */
export function useFavourite(QuestionId: string) {
  const { id, Favourites } = useUser()
  const isStarred = Favourites.includes(QuestionId)

  const client = useQueryClient()
  const mutationKey = ['favourite', QuestionId]
  const isOnly = () => client.isMutating({ mutationKey }) === 1
  /** What is pressed last counts: an older reply brings no star back. */
  const settle = () =>
    isOnly() ? set(id, QuestionId, stored.get(QuestionId) ?? isStarred) : undefined

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, as they were pressed.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (Favourite: boolean) => api.profile.favourite({ QuestionId, Favourite }),
    onMutate: (Favourite) => {
      if (isOnly()) stored.set(QuestionId, !Favourite)
      return set(id, QuestionId, Favourite)
    },
    onSuccess: ({ results }) => {
      stored.set(QuestionId, results.Favourites.includes(QuestionId))
      return settle()
    },
    onError: async (error) => {
      await settle()
      toaster.error({ ...catalogue.favourite, description: textOf(error) })
    },
  })

  return { isStarred, toggle: () => mutate(!isStarred) }
}
