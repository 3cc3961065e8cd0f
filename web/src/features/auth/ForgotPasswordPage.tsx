import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { config } from '../../api/config.ts'
import { paths } from '../../routes/paths.ts'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { sv } from '../../texts/sv.ts'
import { welcomeTexts } from '../../texts/auth/welcome.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import CodePage from './CodePage.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'
import { RequestForm } from './RequestForm.tsx'
import { ResetForm } from './ResetForm.tsx'

/** Asks for the mail; with what a mail's link has in its address, chooses the new or the first password. */
export default function ForgotPasswordPage() {
  const { search, hash } = useLocation()
  const [askedForCode, setAskedForCode] = useState(false)
  const navigate = useNavigate()
  // Mails of earlier versions have some of it in the query.
  const given = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`)
  const code = given.get('code')
  const email = given.get('email') ?? ''
  const first = given.get('first')
  if (askedForCode) {
    return (
      <CodePage
        onRestart={() => void navigate(paths.signIn)}
        onIn={() => void navigate(paths.home, { replace: true })}
      />
    )
  }
  if (first !== null) {
    return (
      <AuthLayout
        page={welcomeTexts.title}
        heading={sv.signIn.heading(config().productName)}
        lead={welcomeTexts.lead(email)}
      >
        <FirstPasswordForm
          invitation={{ email, first }}
          onCode={() => setAskedForCode(true)}
          back={<TextLink to={paths.signIn}>{passwordTexts.forgot.back}</TextLink>}
        />
      </AuthLayout>
    )
  }
  if (code === null) {
    return (
      <AuthLayout
        page={passwordTexts.forgot.title}
        heading={passwordTexts.forgot.heading}
        lead={passwordTexts.forgot.lead}
      >
        <RequestForm email={email} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      page={passwordTexts.forgot.resetTitle}
      heading={passwordTexts.forgot.resetHeading}
      {...(email !== '' && { lead: passwordTexts.forgot.resetLead(email) })}
    >
      {/* Another one for another mail’s link, also where it is opened in the same tab. */}
      <ResetForm key={`${email} ${code}`} email={email} code={code} />
    </AuthLayout>
  )
}
