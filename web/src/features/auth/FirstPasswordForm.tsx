import { useEffect, useRef, useState } from 'react'
import { missingInPassword } from '../../../../shared/rules/password.ts'
import { loadSession } from '../../api/loadSession.ts'
import { visitor } from '../../api/visitor.ts'
import { sv } from '../../texts/sv.ts'
import { AuthForm } from './AuthForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useTry } from './useTry.ts'

/** The pool's demand at a first sign-in: a password of one's own instead of the one that was handed out. */
export default function FirstPasswordForm() {
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const { busy, failure, setFailure, attempt } = useTry()
  const field = useRef<HTMLInputElement>(null)
  const missing = missingInPassword(password)

  useEffect(() => field.current?.focus(), [])

  async function choose() {
    const session = await loadSession()
    const step = await session.chooseFirstPassword(password)
    if (step === 'done') await visitor.arrive()
    else setFailure(sv.pool.unsupported)
  }

  function submit() {
    setChecked(true)
    if (missing.length > 0) field.current?.focus()
    else attempt(choose)
  }

  return (
    <AuthForm submit={sv.newPassword.submitFirst} busy={busy} failure={failure} onSubmit={submit}>
      <NewPasswordField
        ref={field}
        value={password}
        onValue={setPassword}
        error={checked && missing.length > 0 ? missing.join(', ') : undefined}
      />
    </AuthForm>
  )
}
