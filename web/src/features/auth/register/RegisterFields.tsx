import { registerTexts } from '../../../texts/auth/register.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { EmailField } from '../EmailField.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import type { Registration } from './useRegistration.ts'

/** Who somebody is, and the password that they choose. */
export function RegisterFields({ form: { field, type } }: Pick<Registration, 'form'>) {
  const { label: _, ...email } = field('email')
  const { label: __, ...password } = field('password')
  return (
    <>
      <TextField {...field('Firstname')} autoComplete="given-name" />
      <TextField {...field('Lastname')} autoComplete="family-name" />
      <EmailField {...email} onValue={(text) => type('email', text)} />
      <NewPasswordField {...password} onValue={(text) => type('password', text)} />
    </>
  )
}

/** The code that was mailed. */
export const CodeOfMail = ({ form: { field } }: Pick<Registration, 'form'>) => (
  <TextField {...field('code')} inputMode="numeric" autoComplete="one-time-code" />
)

/** The page's words at each step. */
export const wordsOf = (step: Registration['step'], email: string, domains: readonly string[]) =>
  ({
    begin: { page: registerTexts.title, lead: registerTexts.lead(domains) },
    code: { page: registerTexts.confirmTitle, lead: registerTexts.confirmLead(email) },
    haveCode: { page: registerTexts.confirmTitle, lead: registerTexts.haveCodeLead },
  })[step]
