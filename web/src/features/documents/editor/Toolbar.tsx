import { chakra, Flex, Span } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { editorTexts } from '../../../texts/editor.ts'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'
import { type Format, formats } from './commands.ts'
import { BulletsIcon, LinkIcon, NumbersIcon } from './editorIcons.tsx'

const Tool = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      minWidth: '9',
      height: '9',
      px: '2',
      borderRadius: 'l1',
      textStyle: 'label',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.emphasized', color: 'fg' },
      '&[aria-pressed=true], &[aria-expanded=true]': { bg: 'accent.subtle', color: 'accent.fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
  { defaultProps: { type: 'button' } },
)

const faces: Record<Format | 'link', ReactNode> = {
  paragraph: editorTexts.paragraph.name,
  heading: editorTexts.heading.name,
  subheading: editorTexts.subheading.name,
  strong: <Span fontWeight="800">F</Span>,
  em: <Span fontStyle="italic">K</Span>,
  bullets: <BulletsIcon />,
  numbers: <NumbersIcon />,
  link: <LinkIcon />,
}

const tools = [...formats, 'link'] as const

/** How the arrow keys go from one button to the next (WAI-ARIA, "Toolbar"). */
function nextOf(key: string, now: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (now + 1) % tools.length
    case 'ArrowLeft':
      return (now + tools.length - 1) % tools.length
    case 'Home':
      return 0
    case 'End':
      return tools.length - 1
    default:
      return undefined
  }
}

type Props = {
  controls: string
  isActive: (format: Format) => boolean
  isLink: boolean
  linkOpen: boolean
  onFormat: (format: Format) => void
  onLink: () => void
}

/** The editor's buttons: one stop for Tab, the arrow keys within. */
export function Toolbar({ controls, isActive, isLink, linkOpen, onFormat, onLink }: Props) {
  const [stop, setStop] = useState(0)

  function go(event: KeyboardEvent<HTMLElement>) {
    const next = nextOf(event.key, stop)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Flex
      role="toolbar"
      aria-label={editorTexts.toolbar}
      aria-controls={controls}
      wrap="wrap"
      gap="0.5"
      p="1"
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={go}
    >
      {tools.map((tool, index) => {
        const { name, keys, shortcut } = editorTexts[tool]
        const pressed = tool === 'link' ? isLink : isActive(tool)
        return (
          <Tooltip key={tool} text={editorTexts.withKeys(name, keys)}>
            <Tool
              aria-label={name}
              aria-keyshortcuts={shortcut}
              aria-pressed={pressed}
              aria-expanded={tool === 'link' ? linkOpen : undefined}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              // What is selected in the text stays selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (tool === 'link' ? onLink() : onFormat(tool))}
            >
              {faces[tool]}
            </Tool>
          </Tooltip>
        )
      })}
    </Flex>
  )
}
