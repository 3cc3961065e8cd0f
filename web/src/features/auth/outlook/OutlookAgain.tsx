import { Button, Flex, Spinner, Text } from '@chakra-ui/react'
import { goToOutlook } from '../../../api/session/outlook.ts'
import { signInAgainTexts as texts } from '../../../texts/auth/signInAgain.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { useTry } from '../useTry.ts'
import { MicrosoftMark } from './MicrosoftMark.tsx'

/** Who has no password of the portal's own signs in at Microsoft, and comes back to the same page. */
export function OutlookAgain() {
  const { busy, failure, attempt } = useTry()
  const from = `${location.pathname}${location.search}`
  const leave = () => goToOutlook({ state: { from } })
  return (
    <Flex direction="column" gap="4">
      {failure !== undefined && <Notice tone="error" title={failure} />}
      <Text textStyle="sm">{texts.outlookHelp}</Text>
      <Button aria-disabled={busy} onClick={() => busy || attempt(leave)}>
        {busy ? <Spinner /> : <MicrosoftMark />}
        {texts.outlook}
      </Button>
    </Flex>
  )
}
