import { chakra, Span, Text } from '@chakra-ui/react'
import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import { editorTexts } from '../../../texts/editor.ts'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { articleStyle } from '../articleStyle.ts'
import { type Format, commandFor, isActive } from './commands.ts'
import { LinkRow } from './LinkRow.tsx'
import { linkAt, removeLink, setLink } from './links.ts'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './useEditor.ts'

const Frame = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    '&:has([role=textbox]:focus-visible)': {
      outline: '2px solid {colors.accent.focusRing}',
      outlineOffset: '2px',
    },
    '&:has(> div > [aria-invalid=true])': { borderColor: 'red.fg' },
  },
})

const Place = chakra('div', {
  base: {
    '& > [role=textbox]': {
      ...articleStyle,
      minHeight: '14rem',
      maxHeight: '24rem',
      overflowY: 'auto',
      px: '3.5',
      py: '3',
      whiteSpace: 'break-spaces',
      outline: 'none',
    },
  },
})

type Props = {
  id: string
  label: string
  /** What it holds at first. */
  html: string
  error: string | undefined
  onHtml: (html: string) => void
}

/** A text with headings, lists and links. */
export default function RichText({ id, label, html, error, onHtml }: Props) {
  const [linkOpen, setLinkOpen] = useState(false)
  const [pictures, setPictures] = useState(false)
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` }
  const { place, view, state } = useEditor({
    html,
    onHtml,
    onLink: () => setLinkOpen(true),
    onPictures: setPictures,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-labelledby': ids.label,
      'aria-describedby': error === undefined ? ids.help : `${ids.error} ${ids.help}`,
      ...(error !== undefined && { 'aria-invalid': 'true' }),
    },
  })
  const link = linkAt(state)

  function run(command: Command) {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    setLinkOpen(false)
    view.current.focus()
  }

  return (
    <div>
      <Span
        id={ids.label}
        display="block"
        textStyle="label"
        mb="1.5"
        onClick={() => view.current?.focus()}
      >
        {label}
      </Span>
      <Frame>
        <Toolbar
          controls={id}
          isActive={(format: Format) => isActive(state, format)}
          isLink={link !== undefined}
          linkOpen={linkOpen}
          onFormat={(format) => run(commandFor(format))}
          onLink={() => setLinkOpen(!linkOpen)}
        />
        {linkOpen && (
          <LinkRow
            href={link?.href}
            onSet={(href) => run(setLink(href))}
            onRemove={() => run(removeLink)}
            onClose={() => run(() => true)}
          />
        )}
        <Place ref={place} />
      </Frame>
      <FieldError id={ids.error} error={error} />
      <chakra.output
        display="block"
        textStyle="sm"
        color="red.fg"
        mt={pictures ? '1.5' : undefined}
      >
        {pictures && editorTexts.noPictures}
      </chakra.output>
      <Text id={ids.help} textStyle="sm" color="fg.muted" mt="1.5">
        {editorTexts.help}
      </Text>
    </div>
  )
}
