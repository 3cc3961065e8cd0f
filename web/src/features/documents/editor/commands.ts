import { setBlockType, toggleMark } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** What the toolbar's buttons do, in their order; the link has a row of its own. */
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

const hasMark = ({ storedMarks, selection, doc }: EditorState, mark: MarkType): boolean => {
  const { empty, $from, from, to } = selection
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, mark)
}

/** The innermost list around the selection, with its place. */
function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === nodes.bullets || node.type === nodes.numbers) {
      return { type: node.type, at: $from.before(depth) }
    }
  }
  return undefined
}

const isBlock = ({ selection: { $from } }: EditorState, type: NodeType, level?: number) =>
  $from.parent.type === type && (level === undefined || $from.parent.attrs['level'] === level)

/** Whether what is selected has a format. */
export function isActive(state: EditorState, format: Format): boolean {
  switch (format) {
    case 'paragraph':
      return isBlock(state, nodes.paragraph) && !listAround(state)
    case 'heading':
      return isBlock(state, nodes.heading, 2)
    case 'subheading':
      return isBlock(state, nodes.heading, 3)
    case 'strong':
      return hasMark(state, marks.strong)
    case 'em':
      return hasMark(state, marks.em)
    case 'bullets':
      return listAround(state)?.type === nodes.bullets
    case 'numbers':
      return listAround(state)?.type === nodes.numbers
  }
}

/** Makes a list of what is selected, another list of a list, and paragraphs of the same list. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAround(state)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.type === type) return liftListItem(nodes.item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type))
    return true
  }

const leaveList: Command = (state, dispatch) =>
  listAround(state) ? liftListItem(nodes.item)(state, dispatch) : false

const toBlock =
  (type: NodeType, level?: number): Command =>
  (state, dispatch) =>
    isBlock(state, type, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, level === undefined ? null : { level })(state, dispatch)

/** What gives what is selected a format, or takes it away. */
export function commandFor(format: Format): Command {
  switch (format) {
    case 'paragraph':
      return (state, dispatch) =>
        leaveList(state, dispatch) || setBlockType(nodes.paragraph)(state, dispatch)
    case 'heading':
      return toBlock(nodes.heading, 2)
    case 'subheading':
      return toBlock(nodes.heading, 3)
    case 'strong':
      return toggleMark(marks.strong)
    case 'em':
      return toggleMark(marks.em)
    case 'bullets':
      return toggleList(nodes.bullets)
    case 'numbers':
      return toggleList(nodes.numbers)
  }
}
