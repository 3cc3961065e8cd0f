import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { textOf } from '../../../api/request/errors.ts'
import { currentUser } from '../../../api/session/currentUser.ts'
import { orLeave } from '../../../api/session/orLeave.ts'
import { askToSignIn } from '../../../api/session/signInAgain.ts'
import { catalogue } from '../../../texts/errors.ts'
import { focusLeftOver } from '../../../ui/list/focusLeftOver.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { profileQueries } from '../profile.queries.ts'

/** Turns the second step of a person's sign-in off. */
export function useTurnOffSecondStep(userid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.profile.removeAuthenticator({ userid }),
    onSuccess: async ({ message = '' }) => {
      toaster.success(message)
      if (currentUser.is(userid)) await orLeave(askToSignIn('over'))
      currentUser.update({ id: userid, SecondStep: 'off' })
      await client.invalidateQueries({ queryKey: profileQueries.keyOf(userid) })
      // What was pressed goes with it.
      focusLeftOver()
    },
    onError: (error) => toaster.error({ ...catalogue.profileSave, description: textOf(error) }),
  })
}
