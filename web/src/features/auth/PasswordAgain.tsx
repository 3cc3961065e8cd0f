import { Button, Spinner } from '@chakra-ui/react'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { oneTimeCode } from '../../../../shared/rules/people/oneTimeCode.ts'
import { ApiError } from '../../api/request/errors.ts'
import { loadSession } from '../../api/session/loadSession.ts'
import type { SignInReason } from '../../api/session/signInAgain.ts'
import { authenticatorTexts } from '../../texts/auth/authenticator.ts'
import { signInAgainTexts as texts } from '../../texts/auth/signInAgain.ts'
import { sv } from '../../texts/sv.ts'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { codeText } from './codeText.ts'
import { poolText } from './poolTexts.ts'

type Props = {
  /** By which they sign in: their address may have been changed since this page knows of it. */
  userid: string
  email: string
  reason: SignInReason
  /** The password was right, and the pool asks for a code of the authenticator app. */
  code: boolean
  onCode: () => void
  /** The pool waits for the code no longer, and begins with the password again. */
  onRestart: () => void
  onIn: () => void
}

const passwordRule = z.object({ secret: z.string().check(z.minLength(1, texts.empty)) })
const codeRule = z.object({ secret: oneTimeCode })

/** The password of somebody whose address is known and then, where their sign-in asks for it, a code. */
export function PasswordAgain({ userid, email, reason, code, onCode, onRestart, onIn }: Props) {
  const words = (error: unknown) => {
    if (code) return codeText(error)
    const text = poolText(error)
    return text === sv.pool.wrong ? texts.wrong : text
  }
  const form = useForm({
    labels: { secret: code ? authenticatorTexts.code : sv.signIn.password },
    stored: { secret: '' },
    rule: code ? codeRule : passwordRule,
    textOf: words,
  })
  const focused = useCallback((field: HTMLInputElement | null) => field?.focus(), [])

  function restart(error: unknown): never {
    if (poolText(error) === sv.pool.sessionOver) {
      form.type('secret', '')
      onRestart()
    }
    throw error
  }

  const send = () =>
    form.submit(async ({ data: { secret } }) => {
      const session = await loadSession()
      const step = code
        ? await session.answer(secret).catch(restart)
        : await session.signInAgain(userid, secret)
      if (step === 'done') return onIn()
      if (step !== 'code') {
        throw new ApiError(sv.pool.unsupported, { status: 403, code: 'challenge' })
      }
      form.type('secret', '')
      onCode()
    })

  return (
    <Form form={form} onSubmit={send}>
      {form.failure && <FormFailure {...form.failure} />}
      {/* So that password managers know whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      {code ? (
        <CodeField {...form.field('secret')} ref={focused} />
      ) : (
        <PasswordField {...form.field('secret')} ref={focused} autoComplete="current-password" />
      )}
      <Button type="submit" aria-disabled={form.busy}>
        {form.busy && <Spinner />}
        {reason === 'proof' ? texts.confirm : sv.signIn.submit}
      </Button>
    </Form>
  )
}
