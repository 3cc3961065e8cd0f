import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { Keys } from './keys.ts'
import { Link } from './link.ts'
import { Cell, HeaderCell, Table } from './tables.ts'

const ownHeading = Heading.extend({
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
})

const ownOrderedList = OrderedList.extend({
  // Of what a list can have, its first number alone is shown (ui/answer/cleanHtml.ts).
  addAttributes() {
    const { start } = this.parent?.() ?? {}
    return { start }
  },
})

const ownListItem = ListItem.extend({
  // Not Tab: it leaves the text.
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** All that a text written here can hold. What is pasted loses everything else. */
export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  ownHeading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  Link,
  BulletList,
  ownOrderedList,
  ownListItem,
  Blockquote,
  HardBreak,
  Table,
  TableRow,
  HeaderCell,
  Cell,
  UndoRedo,
  // Where two tables meet, or the text begins with one, somebody can write all the same.
  Gapcursor,
  TrailingNode.configure({ notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] }),
  Keys,
]
