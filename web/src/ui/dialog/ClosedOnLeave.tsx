import { chakra } from '@chakra-ui/react'
import type { FocusEvent, ReactNode, RefObject } from 'react'

type Props = { panel: RefObject<HTMLElement | null>; children: ReactNode }

/** A button with the panel that it opens, which closes once the focus goes on to the page: what gets it may lie below the panel. */
export function ClosedOnLeave({ panel, children }: Props) {
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // Where nothing else gets it, the window was left, or what had the focus is gone.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      panel.current?.hidePopover()
  }

  return (
    <chakra.span display="contents" onBlur={leave}>
      {children}
    </chakra.span>
  )
}
