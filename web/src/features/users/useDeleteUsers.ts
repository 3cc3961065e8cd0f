import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserSummary } from '../../../../shared/contract/users.ts'
import { api } from '../../api/client.ts'
import { isOvertaken, textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { userTexts } from '../../texts/users.ts'
import { focusTitle } from '../../ui/Title.tsx'
import { toaster } from '../../ui/message/toaster.ts'
import { usersQueries } from './users.queries.ts'

/** Deletes people and takes them off the list (docs/requirements.md, "Lists"). */
export function useDeleteUsers(onGone: (people: readonly UserSummary[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (people: readonly UserSummary[]) =>
      api.users.delete({ id: people.map(({ id }) => id) }),
    onSuccess(_, people) {
      onGone(people)
      toaster.success(userTexts.deleted(people.length))
    },
    onError(error, people) {
      if (isOvertaken(error)) onGone(people)
      toaster.error({ ...catalogue.userDelete, description: textOf(error) })
    },
    // Also after a failure: somebody else may have deleted the person before.
    onSettled: async () => {
      // The row, or the bar of the selected ones, takes the focus with it.
      if (document.activeElement?.matches('button, body')) focusTitle()
      await client.invalidateQueries({ queryKey: usersQueries.key })
    },
  })
}
