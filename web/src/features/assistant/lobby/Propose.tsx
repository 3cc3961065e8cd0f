import { Button, Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { isAdmin } from '../../../../../shared/rules/permissions.ts'
import { useUser } from '../../../api/currentUser.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'

const ProposeDialog = lazy(() => import('../propose/ProposeDialog.tsx'))

/** The way to tell administrators, who write questions themselves, of one that is missed. */
export function Propose() {
  const [open, setOpen] = useState(false)
  if (isAdmin(useUser().Role)) return null
  return (
    <Flex align="center" wrap="wrap" gap="3" mt="2">
      <Text color="fg.muted">{texts.missing}</Text>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.propose}
      </Button>
      {open && (
        <Suspense>
          <ProposeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Flex>
  )
}
