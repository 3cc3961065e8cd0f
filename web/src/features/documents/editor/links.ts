import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { link } = schema.marks

/** The link at the selection, from its first letter to its last. */
export function linkAt({ selection: { $from } }: EditorState) {
  const here = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (!here) return undefined
  const { parent } = $from
  let from = $from.start()
  let to = from
  parent.forEach((child, offset) => {
    const start = $from.start() + offset
    const end = start + child.nodeSize
    if (!here.isInSet(child.marks)) return
    // Another stretch of the same link elsewhere in the paragraph is another link.
    if (start !== to) from = start
    if (from <= $from.pos) to = end
  })
  return { from, to, href: String(here.attrs['href']) }
}

/** Makes a link of what is selected, or of the link that one is in; without either, its address is the text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state
    const mark = link.create({ href })
    const old = selection.empty ? linkAt(state) : undefined
    const { from, to } = old ?? selection
    if (from === to)
      tr.replaceSelectionWith(schema.text(href.replace(/^mailto:/, ''), [mark]), false)
    else tr.removeMark(from, to, link).addMark(from, to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Takes the link away, and leaves its text. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkAt(state) ?? state.selection
  dispatch?.(state.tr.removeMark(from, to, link))
  return true
}
