import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { missingInPassword } from '../../../../shared/rules/people/password.ts'
import { loadSession } from '../../api/session/loadSession.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { ruleTexts } from '../../texts/rules.ts'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { sv } from '../../texts/sv.ts'
import { welcomeTexts } from '../../texts/auth/welcome.ts'
import { AuthForm } from './AuthForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useTry } from './useTry.ts'

/** What the link of a welcome mail carries: whom it is for, and the password that it was made with. */
type Invitation = { email: string; first: string }

type Props = {
  invitation?: Invitation
  /** The pool asks for a code of the authenticator app, too. */
  onCode: () => void
  /** The password is chosen, and the account cannot be read: the sign-in page says so, and has another try. */
  onUnread?: () => void
  /** The way to the sign-in page, for whose link or sign-in is over. */
  back: ReactNode
}

type Session = Awaited<ReturnType<typeof loadSession>>

/** Begins the sign-in that an invitation stands for; false when its link is used up or too old. */
const accept = (session: Session, { email, first }: Invitation): Promise<boolean> =>
  session.signIn(email, first).then(
    (step) => step === 'newPassword',
    (error: unknown) => {
      if (error instanceof Error && error.name === 'NotAuthorizedException') return false
      throw error
    },
  )

/** The pool's demand at a first sign-in: a password of one's own instead of the one that was handed out. */
export function FirstPasswordForm({ invitation, onCode, onUnread, back }: Props) {
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const { busy, failure, setFailure, attempt } = useTry()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const missing = missingInPassword(password)

  useEffect(() => field.current?.focus(), [])

  async function choose() {
    const session = await loadSession()
    if (invitation && !(await accept(session, invitation))) return setFailure(welcomeTexts.over)
    const step = await session.answer(password)
    if (step === 'code') return onCode()
    if (step !== 'done') return setFailure(sv.pool.unsupported)
    await currentUser.load()
    if (currentUser.isOut()) onUnread?.()
    if (invitation) await navigate(paths.home, { replace: true })
  }

  function submit() {
    setChecked(true)
    if (missing.length > 0) field.current?.focus()
    else attempt(choose)
  }

  return (
    <AuthForm
      submit={passwordTexts.newPassword.submitFirst}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      links={back}
    >
      <NewPasswordField
        ref={field}
        value={password}
        onValue={setPassword}
        error={checked && missing.length > 0 ? ruleTexts.lacks(missing) : undefined}
      />
    </AuthForm>
  )
}
