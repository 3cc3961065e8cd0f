import { useEffect, useEffectEvent } from 'react'

/** What Escape closes before it leads anywhere; toasts, which are a popover of their own, it does not. */
const open =
  'dialog[open], [popover]:popover-open:not([popover=manual]), [role=tooltip]:not([hidden])'

/** Whether somebody types: what they have typed may be more than what Escape is worth. A choice has a value, and no text. */
const types = (element: EventTarget | null): boolean =>
  (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) &&
  element.value !== '' &&
  !/^(?:checkbox|radio)$/.test(element.type)

/** Lets Escape lead back from a page. */
export function useEscape(goBack: () => void) {
  const leave = useEffectEvent(goBack)
  useEffect(() => {
    function hear({ key, target, defaultPrevented }: KeyboardEvent) {
      if (key !== 'Escape' || defaultPrevented || types(target)) return
      if (!document.querySelector(open)) leave()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
