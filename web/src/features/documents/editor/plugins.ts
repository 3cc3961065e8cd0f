import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { commandFor } from './commands.ts'
import { endsWithTable, schema } from './schema.ts'

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.break.create()).scrollIntoView())
  return true
}

const lineBelowTable = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    endsWithTable(doc) ? tr.insert(doc.content.size, schema.nodes.paragraph.create()) : undefined,
})

/** The editor's keys. Tab is none of them: it leaves the text, as it leaves every other field (WCAG 2.1.2). */
export const plugins = (onLink: () => void): Plugin[] => [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': commandFor('strong'),
    'Mod-i': commandFor('em'),
    'Mod-Alt-0': commandFor('paragraph'),
    'Mod-Alt-2': commandFor('heading'),
    'Mod-Alt-3': commandFor('subheading'),
    'Shift-Mod-7': commandFor('numbers'),
    'Shift-Mod-8': commandFor('bullets'),
    'Mod-k': () => {
      onLink()
      return true
    },
    Enter: splitListItem(schema.nodes.item),
    'Shift-Enter': chainCommands(exitCode, breakLine),
  }),
  keymap(baseKeymap),
  lineBelowTable,
]
