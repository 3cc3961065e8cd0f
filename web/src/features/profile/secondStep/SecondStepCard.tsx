import { Badge, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { authenticatorTexts } from '../../../texts/auth/authenticator.ts'
import { formTexts } from '../../../texts/forms.ts'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { Unloaded } from '../../../ui/dialog/Unloaded.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { useTurnOffSecondStep } from './useTurnOffSecondStep.ts'

const LinkAuthenticatorDialog = lazyPart(() => import('./LinkAuthenticatorDialog.tsx'), Unloaded)

/** Whether one's own sign-in asks for a code, and how to change it. Outlook's accounts have theirs there. */
export function SecondStepCard() {
  const { id, SecondStep } = useUser()
  const { multiFactor } = config()
  const [open, setOpen] = useState<'link' | 'turnOff'>()
  const { mutate } = useTurnOffSecondStep(id)
  const close = () => setOpen(undefined)
  if (multiFactor === 'off' || SecondStep === 'outlook') return null
  const isOn = SecondStep === 'on'

  function turnOff() {
    close()
    mutate()
  }

  return (
    <Card aria-label={authenticatorTexts.title} textStyle="sm">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" mb="2">
        <Heading as="h2" textStyle="label">
          {authenticatorTexts.title}
        </Heading>
        <Badge>{authenticatorTexts[SecondStep]}</Badge>
      </Flex>
      <Text color="fg.muted">{authenticatorTexts.about}</Text>
      <Flex wrap="wrap" gap="3" mt="5">
        <Button variant="outline" onClick={() => setOpen('link')}>
          {isOn ? authenticatorTexts.changeApp : authenticatorTexts.turnOn}
        </Button>
        {isOn && multiFactor === 'optional' && (
          <Button variant="outline" onClick={() => setOpen('turnOff')}>
            {authenticatorTexts.turnOff}
          </Button>
        )}
      </Flex>
      {open === 'link' && (
        <Suspense>
          <LinkAuthenticatorDialog onClose={close} />
        </Suspense>
      )}
      {open === 'turnOff' && (
        <ConfirmDialog
          title={authenticatorTexts.turnOffTitle}
          question={authenticatorTexts.turnOffQuestion}
          cancel={formTexts.cancel}
          confirm={authenticatorTexts.turnOff}
          onCancel={close}
          onConfirm={turnOff}
        />
      )}
    </Card>
  )
}
