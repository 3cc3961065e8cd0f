import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { oneTimeCode } from '../../../../../shared/rules/people/oneTimeCode.ts'
import { api } from '../../../api/client.ts'
import { useUser, currentUser } from '../../../api/session/currentUser.ts'
import { orLeave } from '../../../api/session/orLeave.ts'
import { askToSignIn } from '../../../api/session/signInAgain.ts'
import { authenticatorTexts } from '../../../texts/auth/authenticator.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toaster } from '../../../ui/message/toaster.ts'

const labels = { code: authenticatorTexts.code }
const stored = { code: '' }
const rule = z.object({ code: oneTimeCode })

/** A new secret for one's authenticator app, and the code that takes it into use. `onLinked` when it is. */
export function useLinkAuthenticator(onLinked?: () => void) {
  const { id, SecondStep } = useUser()
  const form = useForm({ labels, stored, rule })

  // Each opening is a new secret: never one from before, and never another one while it is being scanned.
  const link = useQuery({
    queryKey: ['profile.linkAuthenticator', id],
    queryFn: () => api.profile.linkAuthenticator({}),
    select: ({ results }) => results.address,
    staleTime: Infinity,
    gcTime: 0,
  })

  const save = () =>
    form.submit(async ({ data }) => {
      const { message = '' } = await api.profile.confirmAuthenticator(data)
      toaster.success(message)
      // Another app in the place of the one before ends all sessions.
      if (SecondStep === 'on') await orLeave(askToSignIn('over'))
      currentUser.update({ id, SecondStep: 'on' })
      onLinked?.()
    })

  return { link, form, save }
}
