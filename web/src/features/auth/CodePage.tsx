import { Button, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { oneTimeCode } from '../../../../shared/rules/people/oneTimeCode.ts'
import { loadSession } from '../../api/session/loadSession.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { authenticatorTexts } from '../../texts/auth/authenticator.ts'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { sv } from '../../texts/sv.ts'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { codeText } from './codeText.ts'
import { useTry } from './useTry.ts'

type Props = {
  /** Back to the password. */
  onRestart: () => void
  /** Somebody is in; where the page leads on by itself, there is nothing to do. */
  onIn?: () => void
}

/** The second step of a sign-in: a code of the authenticator app. */
export default function CodePage({ onRestart, onIn }: Props) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { busy, failure, setFailure, attempt } = useTry(codeText)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  async function enter(digits: string) {
    const session = await loadSession()
    if ((await session.answer(digits)) !== 'done') return setFailure(sv.pool.unsupported)
    await currentUser.load()
    // The code is used up: the sign-in page says why nobody is in, and has another try.
    if (currentUser.isOut()) return onRestart()
    return onIn?.()
  }

  function send() {
    const { data, error } = z.safeParse(oneTimeCode, code)
    setWrong(error?.issues[0]?.message)
    if (data === undefined) field.current?.focus()
    else attempt(() => enter(data))
  }

  const ways = (
    <>
      <Button variant="outline" onClick={onRestart}>
        {passwordTexts.forgot.back}
      </Button>
      <Text textStyle="sm" color="fg.muted">
        {authenticatorTexts.lost}
      </Text>
    </>
  )

  return (
    <AuthLayout
      page={authenticatorTexts.title}
      heading={authenticatorTexts.title}
      lead={authenticatorTexts.lead}
    >
      <AuthForm
        submit={sv.signIn.submit}
        busy={busy}
        failure={failure}
        onSubmit={send}
        links={ways}
      >
        <CodeField
          ref={field}
          error={wrong}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </AuthForm>
    </AuthLayout>
  )
}
