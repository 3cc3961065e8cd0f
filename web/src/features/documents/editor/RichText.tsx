import { chakra, Span, Text } from '@chakra-ui/react'
import { EditorContent, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { editorTexts } from '../../../texts/documents/editor.ts'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { articleStyle } from '../articleStyle.ts'
import { activeIn, toggle } from './formats.ts'
import { LinkRow } from './LinkRow.tsx'
import { removeLink, setLink } from './link.ts'
import { Toolbar } from './Toolbar.tsx'
import { useTextEditor } from './useTextEditor.ts'

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
    '&:has([role=textbox][aria-invalid=true])': { borderColor: 'red.fg' },
  },
})

const Place = chakra('div', {
  base: {
    '& [role=textbox]': {
      ...articleStyle,
      position: 'relative',
      minHeight: '14rem',
      maxHeight: '24rem',
      overflowY: 'auto',
      px: '3.5',
      py: '3',
      whiteSpace: 'break-spaces',
      outline: 'none',
    },
    // What Tiptap's own style would say of what it draws itself.
    '& .selectedCell': { bg: 'accent.subtle', outline: '2px solid {colors.accent.fg}' },
    '& .ProseMirror-gapcursor': { position: 'absolute', pointerEvents: 'none' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      position: 'absolute',
      top: '-2px',
      width: '5',
      borderTopWidth: '2px',
      borderColor: 'fg',
    },
    '& .ProseMirror-hideselection': { caretColor: 'transparent' },
    '& .ProseMirror-hideselection ::selection': { bg: 'transparent', color: 'inherit' },
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

/** A text with headings, lists, tables and links. */
export default function RichText({ id, label, html, error, onHtml }: Props) {
  const [linkOpen, setLinkOpen] = useState(false)
  const [pictures, setPictures] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` }
  const editor = useTextEditor({
    html,
    onHtml,
    onLink: () => setLinkOpen(true),
    onTools: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
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
  const { active, href } = useEditorState({
    editor,
    selector: () => ({ active: activeIn(editor), href: editor.getAttributes('link')['href'] }),
  })

  function done() {
    setLinkOpen(false)
    editor.view.focus()
  }

  return (
    <div>
      <Span
        id={ids.label}
        display="block"
        textStyle="label"
        mb="1.5"
        onClick={() => editor.view.focus()}
      >
        {label}
      </Span>
      <Frame>
        <Toolbar
          ref={toolbar}
          editor={editor}
          controls={id}
          active={active}
          linkOpen={linkOpen}
          onFormat={(format) => {
            toggle(editor, format)
            setLinkOpen(false)
          }}
          onLink={() => setLinkOpen(!linkOpen)}
        />
        {linkOpen && (
          <LinkRow
            href={href}
            onSet={(address) => {
              setLink(editor, address)
              done()
            }}
            onRemove={() => {
              removeLink(editor)
              done()
            }}
            onClose={done}
          />
        )}
        <Place>
          <EditorContent editor={editor} />
        </Place>
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
