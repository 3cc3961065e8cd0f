import type { ChainedCommands, Editor } from '@tiptap/core'

/**
 * What is done next is done in the text, which has the focus at once: the editor's own command waits for the next frame, and
 * loses what somebody types until then.
 */
export function backInText(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain()
}
