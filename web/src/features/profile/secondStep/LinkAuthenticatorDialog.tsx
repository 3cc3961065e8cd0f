import { Text } from '@chakra-ui/react'
import { authenticatorTexts } from '../../../texts/auth/authenticator.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { LinkAuthenticatorForm } from './LinkAuthenticatorForm.tsx'

/** Takes an authenticator app into use, in place of the one before if there is one. */
export default function LinkAuthenticatorDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={authenticatorTexts.linkTitle} size="sm" closedBy="none" onClose={onClose}>
      <Text mb="5">{authenticatorTexts.scan}</Text>
      <LinkAuthenticatorForm onCancel={onClose} onLinked={onClose} />
    </Dialog>
  )
}
