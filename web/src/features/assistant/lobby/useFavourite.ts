import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { currentUser, useUser } from '../../../api/currentUser.ts'
import { textOf } from '../../../api/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'

/** Stars a question or takes the star off: at once here, and back where the server cannot note it. */
export function useFavourite(QuestionId: string) {
  const { id, Favourites } = useUser()
  const isStarred = Favourites.includes(QuestionId)

  const { mutate } = useMutation({
    mutationFn: (Favourite: boolean) => api.profile.favourite({ QuestionId, Favourite }),
    onMutate: (Favourite) => {
      const others = Favourites.filter((one) => one !== QuestionId)
      currentUser.update({ id, Favourites: Favourite ? [...others, QuestionId] : others })
      return Favourites
    },
    onSuccess: ({ results }) => currentUser.update({ id, ...results }),
    onError: (error, _wanted, before) => {
      currentUser.update({ id, Favourites: before ?? [] })
      toaster.error({ ...catalogue.favourite, description: textOf(error) })
    },
  })

  return { isStarred, toggle: () => mutate(!isStarred) }
}
