import { Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { config } from '../../api/config.ts'
import { takeSubmit } from '../../api/session/early.ts'
import { lazyImport } from '../../api/lazyImport.ts'
import { loadSession } from '../../api/session/loadSession.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { sv } from '../../texts/sv.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { wantsReset } from './poolTexts.ts'
import { SignInNotice } from './SignInNotice.tsx'
import type { Wrong } from './signInRules.ts'
import { useTry } from './useTry.ts'

const loadRules = () => lazyImport(() => import('./signInRules.ts'))

/** What the pool asks for after the password, each with a page of its own. */
export type OpenStep = 'newPassword' | 'code'

type Props = {
  email: string
  onEmail: (email: string) => void
  onTry: () => void
  onStep: (step: OpenStep) => void
}

export function SignInForm({ email, onEmail, onTry, onStep }: Props) {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const { busy, failure, setFailure, attempt } = useTry()
  const navigate = useNavigate()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  // The form stands in the page before this runs: what was typed or pressed meanwhile counts.
  useLayoutEffect(() => {
    onEmail(emailField.current?.value ?? '')
    setPassword(passwordField.current?.value ?? '')
    // Once the form knows what was typed.
    if (takeSubmit()) setTimeout(() => emailField.current?.form?.requestSubmit())
  }, [onEmail])

  const wayToReset = `${paths.forgotPassword}#${new URLSearchParams({ email: email.trim() })}`
  const askForReset = () => {
    currentUser.notify({ tone: 'error', text: sv.pool.resetRequired })
    return navigate(wayToReset)
  }

  async function signIn() {
    onTry()
    const session = await loadSession()
    const step = await session
      .signIn(email.trim().toLowerCase(), password)
      .catch((error: unknown) => {
        if (wantsReset(error)) return 'resetPassword'
        throw error
      })
    switch (step) {
      case 'done':
        return currentUser.load()
      case 'newPassword':
      case 'code':
        return onStep(step)
      case 'resetPassword':
        return askForReset()
      case 'confirmAccount':
        return setFailure(sv.pool.unconfirmed)
      case 'unsupported':
        return setFailure(sv.pool.unsupported)
    }
  }

  function refuse(found: Wrong) {
    setWrong(found)
    const first = found.email === undefined ? passwordField : emailField
    first.current?.focus()
  }

  async function submit() {
    setWrong({})
    const { wrongIn } = await loadRules()
    const found = wrongIn({ email, password })
    await (found ? refuse(found) : signIn())
  }

  return (
    <AuthForm
      submit={sv.signIn.submit}
      busy={busy}
      failure={failure}
      onSubmit={() => attempt(submit)}
    >
      {failure === undefined && <SignInNotice />}
      <EmailField
        ref={emailField}
        // The page is this one form, and the browser does it before any script: no first letter goes nowhere.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={wrong.email}
        value={email}
        onValue={onEmail}
      />
      <div>
        <PasswordField
          ref={passwordField}
          label={sv.signIn.password}
          error={wrong.password}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Flex mt="2" justify="space-between" wrap="wrap" columnGap="4">
          <TextLink to={wayToReset} onClick={() => currentUser.notify()}>
            {sv.signIn.forgot}
          </TextLink>
          {config().registers && (
            <TextLink to={paths.register} onClick={() => currentUser.notify()}>
              {sv.signIn.register}
            </TextLink>
          )}
        </Flex>
      </div>
    </AuthForm>
  )
}
