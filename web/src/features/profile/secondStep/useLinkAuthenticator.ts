import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { oneTimeCode } from '../../../../../shared/rules/oneTimeCode.ts'
import { api } from '../../../api/client.ts'
import { useUser, currentUser } from '../../../api/currentUser.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { refusedFields, type Wrong, wrongIn } from '../../../ui/form/wrongFields.ts'

const rule = z.object({ code: oneTimeCode })

/** A new secret for one's authenticator app, and the code that takes it into use. `onLinked` when it is. */
export function useLinkAuthenticator(onLinked?: () => void) {
  const { id } = useUser()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})

  // Each opening is a new secret: never one from before, and never another one while it is being scanned.
  const link = useQuery({
    queryKey: ['profile.linkAuthenticator', id],
    queryFn: () => api.profile.linkAuthenticator({}),
    select: ({ results }) => results.address,
    staleTime: Infinity,
    gcTime: 0,
  })

  const confirm = useMutation({
    mutationFn: () => api.profile.confirmAuthenticator({ code }),
    onSuccess: ({ message = '' }) => {
      toaster.success(message)
      currentUser.update({ id, SecondStep: 'on' })
      onLinked?.()
    },
    onError: (error) => setWrong(refusedFields(error)),
  })

  function save() {
    if (confirm.isPending) return
    const found = wrongIn(rule, { code }, {})
    setWrong(found)
    if (Object.keys(found).length === 0) confirm.mutate()
  }

  return { link, confirm, code, setCode, wrong, save }
}
