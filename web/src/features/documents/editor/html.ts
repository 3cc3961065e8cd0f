import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { inertDocument } from '../../../ui/trustedHtml.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)

/** The text that HTML holds, without all that the editor does not know. Tiptap itself would read it as no HTML may be. */
const documentOf = (html: string): Node =>
  DOMParser.fromSchema(schema).parse(inertDocument(html).body)

/** A text without the empty line below a table at its end, which is there to be written in. */
function contentOf({ content, lastChild }: Node) {
  const isEmpty = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  const above = content.childCount > 1 ? content.child(content.childCount - 2) : undefined
  return isEmpty && above?.type.name === 'table'
    ? content.cut(0, content.size - lastChild.nodeSize)
    : content
}

/** A text as HTML, empty when nothing can be read in it. */
export function htmlOf(text: Node): string {
  if (text.textContent.trim() === '') return ''
  const box = document.createElement('div')
  box.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(contentOf(text)))
  return box.innerHTML
}

/** What an editor begins with, and how that reads once it is written again. */
export function beginningOf(html: string): { content: JSONContent; html: string } {
  const text = documentOf(html)
  return { content: text.toJSON(), html: htmlOf(text) }
}
