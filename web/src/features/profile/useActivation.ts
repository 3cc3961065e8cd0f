import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserRecord } from '../../../../shared/contract/person.ts'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { sv } from '../../texts/sv.ts'
import { toaster } from '../../ui/toaster.ts'
import { learnPerson } from './learnPerson.ts'
import { profileQueries } from './profile.queries.ts'

/** Deactivates an account, or activates it again. */
export function useActivation({ id, DaytoUpdate }: UserRecord) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (InAktiv: boolean) =>
      api.profile.update({ user: { id, InAktiv }, daytoUpdate: DaytoUpdate }),
    onSuccess: ({ results }) => {
      learnPerson(client, results.user)
      toaster.success(sv.saved)
    },
    onError: async (error) => {
      toaster.error({ ...catalogue.profile, description: textOf(error) })
      if (error instanceof ApiError && error.code === 'changed') {
        await client.refetchQueries({ queryKey: profileQueries.keyOf(id) })
      }
    },
  })
}
