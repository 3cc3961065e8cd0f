import { Button } from '@chakra-ui/react'
import { sv } from '../texts/sv.ts'
import { MessagePage } from '../ui/message/MessagePage.tsx'
import { WindowTitle } from '../ui/Title.tsx'

/** The error page (docs/requirements.md, "Not found and error pages"). Needs neither the settings nor the router. */
export const BrokenPage = ({ framed = false }: { framed?: boolean }) => (
  <MessagePage
    heading={sv.broken.heading}
    // A part that was never loaded cannot be without a network, which is nobody's fault.
    help={navigator.onLine ? sv.broken.help : sv.broken.offline}
    framed={framed}
  >
    <Button data-broken onClick={() => globalThis.location.reload()}>
      {sv.broken.reload}
    </Button>
  </MessagePage>
)

/** The same in the place of one screen: the menu is still there. */
export const BrokenScreen = () => (
  <>
    <WindowTitle page={sv.broken.title} />
    <BrokenPage framed />
  </>
)
