import { Button } from '@chakra-ui/react'
import { sv } from '../texts/sv.ts'
import { MessagePage } from '../ui/message/MessagePage.tsx'

/** The error page (docs/requirements.md, "Not found and error pages"). Needs neither the settings nor the router. */
export const BrokenPage = () => (
  <MessagePage heading={<span lang="en">{sv.broken.heading}</span>} help={sv.broken.help}>
    <Button onClick={() => globalThis.location.reload()}>{sv.broken.reload}</Button>
  </MessagePage>
)
