import { useSearchParams } from 'react-router-dom'
import { sv } from '../../texts/sv.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { RequestForm } from './RequestForm.tsx'
import { ResetForm } from './ResetForm.tsx'

/** Asks for the mail; with a code in the address, as the mail's link has it, chooses the new password. */
export default function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const code = query.get('code')
  const email = query.get('email') ?? ''
  if (code === null) {
    return (
      <AuthLayout page={sv.forgot.title} heading={sv.forgot.heading} lead={sv.forgot.lead}>
        <RequestForm email={email} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      page={sv.forgot.resetTitle}
      heading={sv.forgot.resetHeading}
      {...(email !== '' && { lead: sv.forgot.resetLead(email) })}
    >
      <ResetForm email={email} code={code} />
    </AuthLayout>
  )
}
