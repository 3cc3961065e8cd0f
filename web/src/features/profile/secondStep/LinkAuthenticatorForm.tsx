import { Button, Flex, Skeleton } from '@chakra-ui/react'
import { authenticatorTexts } from '../../../texts/auth/authenticator.ts'
import { formTexts } from '../../../texts/forms.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { AuthenticatorKey } from './AuthenticatorKey.tsx'
import { useLinkAuthenticator } from './useLinkAuthenticator.ts'

type Props = {
  /** What leaving without it is called. */
  cancel?: string
  onCancel: () => void
  onLinked?: () => void
}

/** The key for one's authenticator app, and a code of it, from which on each sign-in asks for one. */
export function LinkAuthenticatorForm({ onLinked, ...dialog }: Props) {
  const { link, form, save } = useLinkAuthenticator(onLinked)
  if (link.error) {
    return (
      <>
        <ReadFailed
          title={authenticatorTexts.linkFailed}
          error={link.error}
          onRetry={() => void link.refetch()}
        />
        <Flex justify="flex-end" mt="4">
          <Button variant="outline" onClick={dialog.onCancel}>
            {dialog.cancel ?? formTexts.cancel}
          </Button>
        </Flex>
      </>
    )
  }
  return (
    <DialogForm
      form={form}
      impossible={link.data === undefined}
      save={authenticatorTexts.turnOn}
      onSave={save}
      {...dialog}
    >
      {link.data === undefined ? (
        <Skeleton height="19rem" />
      ) : (
        <AuthenticatorKey address={link.data} />
      )}
      <CodeField {...form.field('code')} />
      {form.failure && <FormFailure {...form.failure} />}
    </DialogForm>
  )
}
