import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { auth } from '../../../../../shared/contract/auth.ts'
import { api } from '../../../api/client.ts'
import { currentUser } from '../../../api/session/currentUser.ts'
import { loadSession } from '../../../api/session/loadSession.ts'
import { paths } from '../../../routes/paths.ts'
import { registerTexts } from '../../../texts/auth/register.ts'
import { sv } from '../../../texts/sv.ts'
import { withHelp } from '../../../ui/form/formErrors.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { poolText } from '../poolTexts.ts'

/** `begin`: nothing is sent yet. `code`: a code is on its way. `haveCode`: it came before, in another window. */
type Step = 'begin' | 'code' | 'haveCode'

const labels = {
  Firstname: registerTexts.firstname,
  Lastname: registerTexts.lastname,
  email: sv.signIn.email,
  password: sv.signIn.password,
  code: registerTexts.code,
}

const nothing = { Firstname: '', Lastname: '', email: '', password: '', code: '' }

/** The form of a new account, and its ways from the first words to the first sign-in. */
export function useRegistration() {
  const [step, setStep] = useState<Step>('begin')
  // What was sent with the last code: the form lets go of what it has sent.
  const [stored, setStored] = useState(nothing)
  const [sentAgain, setSentAgain] = useState(false)
  const navigate = useNavigate()
  const confirms = step !== 'begin'
  const form = useForm({
    labels,
    stored,
    rule: confirms ? auth['auth.confirmRegistration'].input : auth['auth.register'].input,
    inWords: withHelp({ email: sv.signIn.emailHelp }),
    textOf: poolText,
    // What is typed into the next step is not that of the one before.
    closes: !confirms,
  })

  async function mailCode() {
    await api.auth.register(form.values)
    setStored(form.values)
    setStep('code')
  }

  async function confirm() {
    const { email, password } = form.values
    await api.auth.confirmRegistration(form.values)
    const session = await loadSession()
    const signedIn = await session.signIn(email.trim().toLowerCase(), password).catch(() => 'no')
    if (signedIn === 'done') return currentUser.load()
    currentUser.notify({ tone: 'success', text: registerTexts.done })
    return navigate(paths.signIn)
  }

  function goTo(next: Step) {
    setSentAgain(false)
    setStep(next)
  }

  return {
    step,
    form,
    sentAgain,
    goTo,
    submit: () => form.submit(confirms ? confirm : mailCode),
    again: () =>
      form.attempt(async () => {
        setSentAgain(false)
        await mailCode()
        setSentAgain(true)
      }),
  }
}

export type Registration = ReturnType<typeof useRegistration>
