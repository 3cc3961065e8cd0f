import { Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { config } from '../api/config.ts'
import { sv } from '../texts/sv.ts'

/** The name of the window, in Swedish: "Lobby – Portalen". */
export const WindowTitle = ({ page }: { page: string }) => (
  <title>{sv.pageTitle(page, config().productName)}</title>
)

// The history's entry when the portal was opened, until somebody leaves it: without a navigation the focus stays where the
// browser puts it.
let openedAt: unknown

/** Notes where the portal is opened. */
export function noteOpening() {
  openedAt = globalThis.history.state?.key ?? 'default'
}

/** The page's one h1. After a navigation it takes the focus, so that a screen reader begins there. */
export function Title({ page, children = page }: { page: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, search } = useLocation()
  const way = useNavigationType()
  const address = pathname + search
  const shown = useRef(address)
  useEffect(() => {
    // Another page or search of the same list, and a dialog with its own address, leave everything where it is.
    const sameScreen = shown.current !== address
    shown.current = address
    if (key === openedAt) return
    openedAt = undefined
    if (sameScreen) return
    // What is told over the page keeps it, and a panel that was opened while the page came.
    const isHeld = document.activeElement?.closest('[role=dialog],span:has(>:popover-open)')
    if (!isHeld) heading.current?.focus({ preventScroll: true })
    if (way !== NavigationType.Pop) globalThis.scrollTo(0, 0)
  }, [key, address, way])
  return (
    <>
      <WindowTitle page={page} />
      <Heading
        as="h1"
        ref={heading}
        tabIndex={-1}
        textStyle="display"
        textWrap="balance"
        overflowWrap="anywhere"
      >
        {children}
      </Heading>
    </>
  )
}

/** For when what had the focus is gone: a screen reader begins at the page's title again. */
export const focusTitle = () => document.querySelector('h1')?.focus({ preventScroll: true })
