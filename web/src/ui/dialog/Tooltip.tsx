import { chakra } from '@chakra-ui/react'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'

const Wrap = chakra('span', {
  base: { position: 'relative', display: 'inline-flex', flexShrink: 0 },
  variants: { open: { true: { zIndex: '2' } } },
})

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '2',
    width: 'max-content',
    maxWidth: '16rem',
    px: '2.5',
    py: '1.5',
    borderRadius: 'l1',
    bg: 'fg',
    color: 'bg.panel',
    textStyle: 'sm',
    textAlign: 'start',
    // The way from the button to the bubble belongs to the bubble: it can be hovered (WCAG 1.4.13).
    _before: { content: '""', position: 'absolute', insetX: '0', insetY: '-2', zIndex: '-1' },
    '&[hidden]': { display: 'none' },
  },
  variants: {
    align: {
      center: { left: '50%', translate: '-50%' },
      start: { left: '0' },
      end: { right: '0' },
    },
    side: {
      below: { top: 'calc(100% + 0.375rem)' },
      above: { bottom: 'calc(100% + 0.375rem)' },
    },
    long: { true: { maxWidth: 'min(32rem, 60vw)' } },
  },
  defaultVariants: { align: 'center', side: 'below' },
})

// What is longer than half a window scrolls.
const LongText = chakra('span', {
  base: {
    display: 'block',
    maxHeight: '40dvh',
    overflowY: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** Above where there is too little room below, and more above. */
function sideOf(trigger: Element, long: boolean): 'below' | 'above' {
  const { top, bottom } = trigger.getBoundingClientRect()
  const below = innerHeight - bottom
  const needed = long ? innerHeight * 0.45 : 56
  return below < needed && top > below ? 'above' : 'below'
}

type Props = {
  text: string
  align?: 'center' | 'start' | 'end'
  /** A text of any length. */
  long?: boolean
  /** Set when the text is more than the button's own name: what `aria-describedby` points at. */
  id?: string | undefined
  children: ReactNode
}

/** A few words about a button, while it is hovered or has the focus. Escape takes them away (WCAG 1.4.13). */
export function Tooltip({ text, align, long = false, id, children }: Props) {
  const [open, setOpen] = useState(false)
  const [side, setSide] = useState<'below' | 'above'>('below')
  const close = () => setOpen(false)

  useEffect(() => {
    if (!open) return undefined
    // It alone, and no dialog or page below it, which hear of the key later.
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    globalThis.addEventListener('keydown', closeByKey, true)
    return () => globalThis.removeEventListener('keydown', closeByKey, true)
  }, [open])

  function openAt(trigger: Element, shown: boolean) {
    setSide(sideOf(trigger, long))
    setOpen(shown)
  }

  const openFor = {
    // A finger opens what it touches, and would leave the bubble lying over it.
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) =>
      openAt(currentTarget, pointerType !== 'touch'),
    onFocus: ({ target }: FocusEvent) => openAt(target, target.matches(':focus-visible')),
  }

  return (
    <Wrap open={open} {...openFor} onPointerLeave={close} onBlur={close}>
      {children}
      {(open || id !== undefined) && (
        <Bubble role="tooltip" id={id} align={align} side={side} long={long} hidden={!open}>
          {long ? <LongText>{text}</LongText> : text}
        </Bubble>
      )}
    </Wrap>
  )
}
