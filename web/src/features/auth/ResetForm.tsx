import { Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { email as emailRule } from '../../../../shared/rules/people/email.ts'
import { withoutSpaces } from '../../../../shared/rules/people/oneTimeCode.ts'
import { missingInPassword } from '../../../../shared/rules/people/password.ts'
import { loadSession } from '../../api/session/loadSession.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { ruleTexts } from '../../texts/rules.ts'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { sv } from '../../texts/sv.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useTry } from './useTry.ts'

/** Chooses the new password with the code from the mail, which the link fills in. */
export function ResetForm(given: { email: string; code: string }) {
  const [email, setEmail] = useState(given.email)
  const [code, setCode] = useState(given.code)
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const { busy, failure, attempt } = useTry()
  const navigate = useNavigate()
  const emailField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  // The first that the mail's link has not filled in.
  useEffect(() => {
    const fields = [emailField, codeField, passwordField].map(({ current }) => current)
    fields.find((field) => field?.value === '')?.focus()
  }, [])

  const missing = missingInPassword(password)
  const emailOk = z.safeParse(emailRule, email).success
  const codeOk = withoutSpaces(code) !== ''

  function firstWrong() {
    if (!emailOk) return emailField
    if (!codeOk) return codeField
    return missing.length > 0 ? passwordField : undefined
  }

  async function reset() {
    const session = await loadSession()
    await session.resetPassword(email.trim().toLowerCase(), withoutSpaces(code), password)
    currentUser.notify({
      tone: 'success',
      text: `${passwordTexts.forgot.done} ${passwordTexts.forgot.doneHelp}`,
    })
    await navigate(paths.signIn)
  }

  function submit() {
    setChecked(true)
    const wrong = firstWrong()
    if (wrong) wrong.current?.focus()
    else attempt(reset)
  }

  const newMail = `${paths.forgotPassword}?${new URLSearchParams({ email })}`

  return (
    <AuthForm
      submit={passwordTexts.newPassword.submit}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={
        <Flex justify="space-between" wrap="wrap" columnGap="4">
          <TextLink to={paths.signIn}>{passwordTexts.forgot.back}</TextLink>
          <TextLink to={newMail}>{passwordTexts.forgot.newMail}</TextLink>
        </Flex>
      }
    >
      <EmailField
        ref={emailField}
        error={checked && !emailOk ? ruleTexts.incorrect(sv.signIn.emailHelp) : undefined}
        value={email}
        onValue={setEmail}
      />
      <TextField
        ref={codeField}
        label={passwordTexts.forgot.code}
        error={checked && !codeOk ? ruleTexts.incorrect(passwordTexts.forgot.codeHelp) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <NewPasswordField
        ref={passwordField}
        value={password}
        onValue={setPassword}
        error={checked && missing.length > 0 ? ruleTexts.lacks(missing) : undefined}
      />
    </AuthForm>
  )
}
