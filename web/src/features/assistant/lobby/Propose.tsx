import { Button, Flex, Text } from '@chakra-ui/react'
import { isAdmin } from '../../../../../shared/rules/permissions.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'

/** The way to tell administrators, who write questions themselves, of one that is missed. */
export function Propose({ onPropose }: { onPropose: () => void }) {
  if (isAdmin(useUser().Role)) return null
  return (
    <Flex align="center" wrap="wrap" gap="3" mt="2">
      <Text color="fg.muted">{texts.missing}</Text>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={onPropose}>
        {texts.propose}
      </Button>
    </Flex>
  )
}
