import { Box, Button, Flex, Spinner } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { config } from '../../../api/config.ts'
import { paths } from '../../../routes/paths.ts'
import { registerTexts } from '../../../texts/auth/register.ts'
import { passwordTexts } from '../../../texts/auth/passwords.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Notice } from '../../../ui/message/Notice.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { CodeOfMail, RegisterFields, wordsOf } from './RegisterFields.tsx'
import { type Registration, useRegistration } from './useRegistration.ts'

const Ways = ({ step, goTo, again }: Registration) => (
  <Flex wrap="wrap" gap="3" align="center" justify="space-between">
    {step === 'begin' && (
      <Button variant="outline" size="sm" onClick={() => goTo('haveCode')}>
        {registerTexts.haveCode}
      </Button>
    )}
    {step === 'code' && (
      <Button variant="outline" size="sm" onClick={again}>
        {registerTexts.again}
      </Button>
    )}
    {step !== 'begin' && (
      <Button variant="outline" size="sm" onClick={() => goTo('begin')}>
        {registerTexts.change}
      </Button>
    )}
    <TextLink to={paths.signIn}>{passwordTexts.forgot.back}</TextLink>
  </Flex>
)

/**
 * What a step asks for, which begins at its first field: what had the focus may be gone with the step before, and a screen
 * reader would not hear of this one.
 */
function Asked({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <Box ref={place} mt="8">
      {children}
    </Box>
  )
}

/** Makes an account of one's own (docs/requirements.md, "Registration"). */
export default function RegisterPage() {
  const registration = useRegistration()
  const { step, form, sentAgain, submit } = registration
  const { page, lead } = wordsOf(step, form.values.email.trim(), config().registers ?? [])
  const { code: _, ...others } = form.errors
  const asksForAll = step !== 'code' || Object.keys(others).length > 0
  return (
    <AuthLayout page={page} heading={page} lead={lead}>
      <Asked key={step}>
        <Form form={form} onSubmit={submit} aria-busy={form.busy}>
          {form.failure && <FormFailure {...form.failure} />}
          {sentAgain && form.failure === undefined && (
            <Notice tone="success" title={registerTexts.sentAgain} />
          )}
          {asksForAll && <RegisterFields form={form} />}
          {step !== 'begin' && <CodeOfMail form={form} />}
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy && <Spinner />}
            {step === 'begin' ? registerTexts.sendCode : registerTexts.confirm}
          </Button>
          <Ways {...registration} />
        </Form>
      </Asked>
    </AuthLayout>
  )
}
