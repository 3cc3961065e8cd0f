import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { config } from '../api/config.ts'
import { sv } from '../texts/sv.ts'

/** The name of the window, in Swedish: "Lobby – Portalen". */
export const WindowTitle = ({ page }: { page: string }) => (
  <title>{sv.pageTitle(page, config().productName)}</title>
)

// The history's entry when the portal was opened: without a navigation the focus stays where the browser puts it.
const openedAt: unknown = globalThis.history.state?.key ?? 'default'

/** The page's one h1. After a navigation it takes the focus, so that a screen reader begins there. */
export function Title({ page, children = page }: { page: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key !== openedAt) heading.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <>
      <WindowTitle page={page} />
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="display" textWrap="balance">
        {children}
      </chakra.h1>
    </>
  )
}
