import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { TextArea } from '../../../ui/form/TextArea.tsx'

const placeholder = /(\{\{\s*[\p{L}_][\p{L}\p{M}\p{N}_]*\s*\}\})/u

// Behind the letters of the box, letter for letter where they are: with a scrollbar where the box has one.
const Behind = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflowX: 'hidden',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderRadius: 'l2',
    pointerEvents: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: 'transparent',
    borderColor: 'transparent',
  },
})

const Chip = chakra('mark', {
  base: {
    color: 'transparent',
    bg: 'accent.subtle',
    borderRadius: 'l1',
    boxShadow: '0 0 0 2px {colors.accent.subtle}, 0 0 0 3px {colors.accent.muted}',
    // A person's own colours stand behind each letter of the box, too: a line below them is seen.
    _highContrast: { borderBottom: '2px solid CanvasText' },
  },
})

/** The text with a chip behind each `{{key}}`. */
const chipped = (text: string): ReactNode[] =>
  text
    .split(placeholder)
    // oxlint-disable-next-line react/no-array-index-key
    .map((part, at) => (at % 2 === 1 ? <Chip key={at}>{part}</Chip> : part))

type Props = {
  id: string
  label: string
  value: string
  error?: string | undefined
  rows: number
  onChange: (typed: { target: { value: string } }) => void
}

/** The text of a question. A field that it names stands on a chip; it is a text box like any other for the keyboard. */
export function ChipArea(props: Props) {
  const behind = useRef<HTMLDivElement>(null)
  const boxId = useId()

  function follow(box: HTMLTextAreaElement) {
    const drawn = behind.current
    if (!drawn) return
    const style = getComputedStyle(box)
    for (const name of ['font', 'letterSpacing', 'lineHeight', 'padding', 'borderWidth'] as const) {
      drawn.style[name] = style[name]
    }
    drawn.style.borderStyle = 'solid'
    drawn.style.top = `${box.offsetTop}px`
    drawn.style.left = `${box.offsetLeft}px`
    drawn.style.width = `${box.offsetWidth}px`
    drawn.style.height = `${box.offsetHeight}px`
    drawn.scrollTop = box.scrollTop
  }

  return (
    <Box
      position="relative"
      css={{ '& textarea': { position: 'relative', bg: 'transparent' } }}
      id={boxId}
    >
      <Behind ref={behind} aria-hidden="true" tabIndex={-1} zIndex="0">
        {chipped(props.value)}
        {'\n'}
      </Behind>
      <TextArea
        {...props}
        required
        ref={(box: HTMLTextAreaElement | null) => {
          if (!box) return undefined
          follow(box)
          const watch = new ResizeObserver(() => follow(box))
          watch.observe(box)
          return () => watch.disconnect()
        }}
        onScroll={({ currentTarget }) => follow(currentTarget)}
      />
    </Box>
  )
}
