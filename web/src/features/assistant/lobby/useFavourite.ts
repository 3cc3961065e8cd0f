import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { currentUser, useUser } from '../../../api/session/currentUser.ts'
import { textOf } from '../../../api/request/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'

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

  const { mutate } = useMutation({
    mutationFn: (Favourite: boolean) => api.profile.favourite({ QuestionId, Favourite }),
    onMutate: (Favourite) => set(id, QuestionId, Favourite),
    onSuccess: ({ results }) => set(id, QuestionId, results.Favourites.includes(QuestionId)),
    onError: async (error, Favourite) => {
      await set(id, QuestionId, !Favourite)
      toaster.error({ ...catalogue.favourite, description: textOf(error) })
    },
  })

  return { isStarred, toggle: () => mutate(!isStarred) }
}
