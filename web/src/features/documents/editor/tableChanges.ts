import type { ChainedCommands, Editor } from '@tiptap/core'
import { editorTexts } from '../../../texts/documents/editor.ts'
import type { Action } from '../../../ui/control/ActionMenu.tsx'

type Change = (chain: ChainedCommands) => ChainedCommands

const { tables } = editorTexts

const insert: Change = (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })

const within: [label: string, Change][] = [
  [tables.rowAbove, (chain) => chain.addRowBefore()],
  [tables.rowBelow, (chain) => chain.addRowAfter()],
  [tables.columnBefore, (chain) => chain.addColumnBefore()],
  [tables.columnAfter, (chain) => chain.addColumnAfter()],
  [tables.headerRow, (chain) => chain.toggleHeaderRow()],
  [tables.deleteRow, (chain) => chain.deleteRow()],
  [tables.deleteColumn, (chain) => chain.deleteColumn()],
  [tables.deleteTable, (chain) => chain.deleteTable()],
]

/** What can be done to the table that one writes in, or the making of one. */
export function tableChanges(editor: Editor, isInTable: boolean): Action[] {
  const changes = isInTable ? within : [[tables.insert, insert] as const]
  return changes.map(([label, change]) => ({
    label,
    // In the next frame: a menu that closes gives the focus back to its button first.
    run: () => change(editor.chain().focus()).run(),
  }))
}
