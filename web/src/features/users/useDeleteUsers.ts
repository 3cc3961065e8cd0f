import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserSummary } from '../../../../shared/contract/users.ts'
import { usersApi } from '../../api/users.ts'
import { isOvertaken, textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { userTexts } from '../../texts/users.ts'
import { focusLeftOver } from '../../ui/list/focusLeftOver.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { usersQueries } from './users.queries.ts'

type Some = readonly UserSummary[]

// What there is of each takes its time to delete, and a call has half a minute.
const atOnce = 10

/** Deletes people, a few a call. Throws the refusal where somebody else has deleted all of them before. */
async function deleteAll(people: Some, onGone: (some: Some) => void) {
  const refusals: unknown[] = []
  const calls = Math.ceil(people.length / atOnce)
  for (let call = 0; call < calls; call++) {
    const some = people.slice(call * atOnce, (call + 1) * atOnce)
    await usersApi.delete({ id: some.map(({ id }) => id) }).catch((error: unknown) => {
      if (!isOvertaken(error)) throw error
      refusals.push(error)
    })
    onGone(some)
  }
  if (refusals.length === calls) throw refusals[0]
}

/** Deletes people and takes them off the list (docs/requirements.md, "Lists"). */
export function useDeleteUsers(onGone: (some: Some) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (people: Some) => deleteAll(people, onGone),
    onSuccess: (_, people) => toaster.success(userTexts.deleted(people.length)),
    onError: (error) => toaster.error({ ...catalogue.userDelete, description: textOf(error) }),
    // Also after a failure: somebody else may have deleted the person before.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: usersQueries.key })
      // The row, or the bar of the selected ones, takes the focus with it.
      focusLeftOver()
    },
  })
}
