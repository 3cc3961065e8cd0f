import { Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { limits } from '../../../../shared/limits.ts'
import { email as emailRule } from '../../../../shared/rules/people/email.ts'
import { api } from '../../api/client.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { ruleTexts } from '../../texts/rules.ts'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { sv } from '../../texts/sv.ts'
import { Notice } from '../../ui/message/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { SignInNotice } from './SignInNotice.tsx'
import { useTry } from './useTry.ts'

const sentNotice = {
  tone: 'success',
  text: `${passwordTexts.forgot.sent} ${passwordTexts.forgot.sentHelp}`,
} as const

/** Asks for the mail with the link, then returns to the start page (docs/requirements.md, "Forgot password"). */
export function RequestForm({ email: given }: { email: string }) {
  const [email, setEmail] = useState(given)
  const [wrong, setWrong] = useState(false)
  const [sent, setSent] = useState(false)
  const { busy, failure, attempt } = useTry()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    if (!sent) return undefined
    const timer = setTimeout(() => void navigate(paths.home), limits.resetRedirectMs)
    return () => clearTimeout(timer)
  }, [sent, navigate])

  async function ask() {
    await api.auth.forgetPass({ email })
    // The sign-in page goes on showing it after the return.
    currentUser.notify(sentNotice)
    setSent(true)
  }

  function submit() {
    const valid = z.safeParse(emailRule, email).success
    setWrong(!valid)
    if (valid) attempt(ask)
    else field.current?.focus()
  }

  return (
    <AuthForm
      submit={passwordTexts.forgot.submit}
      busy={busy || sent}
      failure={failure}
      onSubmit={submit}
      links={
        <Flex justify="space-between" wrap="wrap" columnGap="4">
          <TextLink to={paths.signIn}>{passwordTexts.forgot.back}</TextLink>
          <TextLink to={`${paths.forgotPassword}?${new URLSearchParams({ email, code: '' })}`}>
            {passwordTexts.forgot.haveCode}
          </TextLink>
        </Flex>
      }
    >
      {sent ? <Notice tone="success" title={sentNotice.text} /> : <SignInNotice />}
      <EmailField
        ref={field}
        error={wrong ? ruleTexts.incorrect(sv.signIn.emailHelp) : undefined}
        value={email}
        onValue={setEmail}
      />
    </AuthForm>
  )
}
