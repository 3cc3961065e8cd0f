import { useLayoutEffect, useRef } from 'react'

/** Pixels between a menu and the window's edge. */
const margin = 8

/** Puts a menu that opens inside of the window, and the focus on its first command. Gives what to hold the menu by. */
export function useMenuPlace(isOpen: boolean) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const shown = menu.current
    if (!isOpen || !shown) return
    const { left, width } = shown.getBoundingClientRect()
    const over = left + width + margin - document.documentElement.clientWidth
    if (over > 0) shown.style.left = `${-over}px`
    const [first] = shown.querySelectorAll<HTMLElement>('[role=menuitem]')
    first?.focus({ preventScroll: true })
    // Below the window's edge it is of no use.
    shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isOpen])

  return menu
}
