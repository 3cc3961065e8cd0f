import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserSummary } from '../../../../shared/contract/users.ts'
import { usersApi } from '../../api/users.ts'
import { ApiError, isOvertaken, textOf } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { userTexts } from '../../texts/users.ts'
import { focusLeftOver } from '../../ui/list/focusLeftOver.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { usersQueries } from './users.queries.ts'

type Some = readonly UserSummary[]

// What there is of each takes its time to delete, and a call has half a minute.
const atOnce = 10

type OnGone = (some: Some) => void

/** Deletes some in one call. Gives the refusal where somebody else has deleted all of them before; throws any other. */
async function deleteSome(some: Some, onGone: OnGone): Promise<unknown> {
  const refusal = await usersApi.delete({ id: some.map(({ id }) => id) }).then(
    () => undefined,
    (error: unknown) => {
      if (isOvertaken(error)) return error
      throw error
    },
  )
  onGone(some)
  return refusal
}

/** Deletes people, a few a call. Throws the refusal where somebody else has deleted all of them before. */
async function deleteAll(people: Some, onGone: OnGone) {
  const refusals: unknown[] = []
  for (let at = 0; at < people.length; at += atOnce) {
    const some = people.slice(at, at + atOnce)
    const refusal = await deleteSome(some, onGone).catch(async (error: unknown) => {
      // What is held is looked for before anybody is deleted.
      const isPartly = error instanceof ApiError && error.code !== 'held'
      if (!isPartly || some.length === 1) throw error
      // Some may be gone: each by itself, so that it is known who is.
      for (const one of some) await deleteSome([one], onGone)
    })
    if (refusal !== undefined) refusals.push(refusal)
  }
  if (refusals.length === Math.ceil(people.length / atOnce)) throw refusals[0]
}

/** Deletes people and takes them off the list (docs/requirements.md, "Lists"). */
export function useDeleteUsers(onGone: OnGone) {
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
