import { Flex, Span } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { editorTexts } from '../../../texts/documents/editor.ts'
import { ActionMenu } from '../../../ui/control/ActionMenu.tsx'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'
import { BulletsIcon, LinkIcon, NumbersIcon, TableIcon } from './editorIcons.tsx'
import { type Format, formats } from './formats.ts'
import { tableChanges } from './tableChanges.ts'
import { Tool } from './Tool.tsx'

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
const count = tools.length + 1

/** How the arrow keys go from one button to the next (WAI-ARIA, "Toolbar"). */
function nextOf(key: string, now: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (now + 1) % count
    case 'ArrowLeft':
      return (now + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

type Props = {
  ref: Ref<HTMLDivElement>
  editor: Editor
  controls: string
  active: Record<Format | 'link' | 'table', boolean>
  linkOpen: boolean
  onFormat: (format: Format) => void
  onLink: () => void
}

/** The editor's buttons: one stop for Tab, the arrow keys within. */
export function Toolbar({ ref, editor, controls, active, linkOpen, onFormat, onLink }: Props) {
  const [stop, setStop] = useState(0)
  const stopAt = (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
  })

  function go(event: KeyboardEvent<HTMLElement>) {
    const next = nextOf(event.key, stop)
    // The menu of the table has keys of its own.
    if (next === undefined || !(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Flex
      ref={ref}
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
        return (
          <Tooltip key={tool} text={editorTexts.withKeys(name, keys)}>
            <Tool
              {...stopAt(index)}
              aria-label={name}
              aria-keyshortcuts={shortcut}
              aria-pressed={active[tool]}
              aria-expanded={tool === 'link' ? linkOpen : undefined}
              onClick={() => (tool === 'link' ? onLink() : onFormat(tool))}
            >
              {faces[tool]}
            </Tool>
          </Tooltip>
        )
      })}
      <ActionMenu label={editorTexts.table.name} actions={tableChanges(editor, active.table)}>
        <Tool {...stopAt(tools.length)} title={editorTexts.table.name}>
          <TableIcon />
          <Span srOnly>{editorTexts.table.name}</Span>
        </Tool>
      </ActionMenu>
    </Flex>
  )
}
