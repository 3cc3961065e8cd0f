import { type Editor, Extension } from '@tiptap/core'

type Options = { onLink: () => void; onTools: () => void }

const isInTable = (editor: Editor) => editor.isActive('table')

/** To the text below the table; a press further on, Tab leaves that, too. */
function leaveTable(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const depth = [...Array($from.depth).keys()].find((at) => $from.node(at).type.name === 'table')
  return depth === undefined ? false : editor.commands.focus($from.after(depth) + 1)
}

/**
 * The editor's own keys. Outside of tables Tab is none of them: it leaves the text, as it leaves every other field (WCAG
 * 2.1.2). Within one it would lead from a half-written row to the button that publishes.
 */
export const Keys = Extension.create<Options>({
  name: 'keys',
  priority: 1000,
  addOptions: () => ({ onLink: () => undefined, onTools: () => undefined }),
  addKeyboardShortcuts() {
    const { editor, options } = this
    return {
      'Mod-k': () => {
        options.onLink()
        return true
      },
      'Alt-F10': () => {
        options.onTools()
        return true
      },
      'Mod-Alt-0': () => editor.commands.liftListItem('listItem') || editor.commands.setParagraph(),
      Tab: () => isInTable(editor) && (editor.commands.goToNextCell() || leaveTable(editor)),
      'Shift-Tab': () => isInTable(editor) && editor.commands.goToPreviousCell(),
    }
  },
})
