import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../shared/contract/user.ts'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { profileTexts } from '../../texts/profile.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { storeUser } from './storeUser.ts'
import { profileQueries } from './profile.queries.ts'

/** Deactivates an account, or activates it again. */
export function useActivation({ id, DaytoUpdate }: User) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (InAktiv: boolean) =>
      api.profile.update({ user: { id, InAktiv }, daytoUpdate: DaytoUpdate }),
    onSuccess: ({ results }, InAktiv) => {
      storeUser(client, results.user)
      toaster.success(InAktiv ? profileTexts.deactivated : profileTexts.reactivated)
    },
    onError: async (error) => {
      toaster.error({ ...catalogue.profileSave, description: textOf(error) })
      if (error instanceof ApiError && error.code === 'changed') {
        await client.refetchQueries({ queryKey: profileQueries.keyOf(id) })
      }
    },
  })
}
