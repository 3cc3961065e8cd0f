import { Button, type ButtonProps } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { focusRowAfter } from './focusLeftOver.ts'

/** The list that ends above an element, or above what it stands in. */
function listAbove(element: Element | null): Element | undefined {
  for (let above = element?.previousElementSibling; above; above = above.previousElementSibling)
    if (above.matches('ul, ol')) return above
  return element?.parentElement ? listAbove(element.parentElement) : undefined
}

type Props = Omit<ButtonProps, 'onClick'> & { onMore: () => void }

/**
 * Asks for the next rows of the list that ends above it. Where they are the last ones the button goes, and who has pressed it
 * stands at the first of them.
 */
export function MoreButton({ onMore, ...look }: Props) {
  const own = useRef<HTMLButtonElement>(null)
  const last = useRef<Element>(undefined)

  useLayoutEffect(() => {
    const shown = own.current
    return () => {
      if (shown === document.activeElement && last.current) focusRowAfter(last.current)
    }
  }, [])

  function more() {
    last.current = listAbove(own.current)?.lastElementChild ?? undefined
    onMore()
  }

  return <Button variant="outline" {...look} ref={own} onClick={more} />
}
