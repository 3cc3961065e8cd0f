import { Button, type ButtonProps, chakra } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listTexts } from '../../texts/lists.ts'
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
 * stands at the first of them; where it stays, it is told how many have come.
 */
export function MoreButton({ onMore, ...look }: Props) {
  const own = useRef<HTMLButtonElement>(null)
  const last = useRef<Element>(undefined)
  const told = useRef<HTMLOutputElement>(null)
  const watch = useRef<MutationObserver>(undefined)

  useLayoutEffect(() => {
    const shown = own.current
    return () => {
      if (shown === document.activeElement && last.current) focusRowAfter(last.current)
    }
  }, [])

  useEffect(() => () => watch.current?.disconnect(), [])

  /** Tells how many rows have come, once they are drawn: that may be after this button is. */
  function tellAdded(list: Element) {
    const before = list.childElementCount
    watch.current?.disconnect()
    watch.current = new MutationObserver((_, observer) => {
      const added = list.childElementCount - before
      if (added <= 0 || !told.current) return
      told.current.textContent = listTexts.more(added)
      observer.disconnect()
    })
    watch.current.observe(list, { childList: true })
  }

  function more() {
    const list = listAbove(own.current)
    last.current = list?.lastElementChild ?? undefined
    if (told.current) told.current.textContent = ''
    if (list) tellAdded(list)
    onMore()
  }

  return (
    <>
      <Button variant="outline" {...look} ref={own} onClick={more} />
      <chakra.output ref={told} srOnly />
    </>
  )
}
