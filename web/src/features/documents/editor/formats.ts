import type { ChainedCommands, Editor } from '@tiptap/core'
import { backInText } from './backInText.ts'

const isList = (editor: Editor) => editor.isActive('bulletList') || editor.isActive('orderedList')

/** What the toolbar's buttons do, in their order; link and table have more to ask. */
export const formats = [
  'paragraph',
  'heading',
  'subheading',
  'strong',
  'em',
  'bullets',
  'numbers',
] as const

export type Format = (typeof formats)[number]

/** Which formats what is selected has. */
export const activeIn = (editor: Editor): Record<Format | 'link' | 'table', boolean> => ({
  paragraph: editor.isActive('paragraph') && !isList(editor),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  strong: editor.isActive('bold'),
  em: editor.isActive('italic'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
})

const changes: Record<Format, (chain: ChainedCommands, editor: Editor) => ChainedCommands> = {
  paragraph: (chain, editor) =>
    isList(editor) ? chain.liftListItem('listItem') : chain.setParagraph(),
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  subheading: (chain) => chain.toggleHeading({ level: 3 }),
  strong: (chain) => chain.toggleBold(),
  em: (chain) => chain.toggleItalic(),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
}

/** Gives what is selected a format, or takes it away. */
export const toggle = (editor: Editor, format: Format): boolean =>
  changes[format](backInText(editor), editor).run()
