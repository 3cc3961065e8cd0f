import { DOMParser, DOMSerializer, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { inertDocument } from '../../../ui/trustedHtml.ts'
import { linkAddress } from './linkAddress.ts'

const headingTags = [
  { tag: 'h1', attrs: { level: 2 } },
  { tag: 'h2', attrs: { level: 2 } },
  ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
]

const spanned = ['colspan', 'rowspan'] as const

/** A cell of a table, which spans as many columns and rows as it did where it was made. */
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: '(paragraph | heading | bullets | numbers | quote)+',
  isolating: true,
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
  parseDOM: [
    {
      tag,
      getAttrs: (element) =>
        Object.fromEntries(
          spanned.map((name) => [name, Math.max(1, Number(element.getAttribute(name)) || 1)]),
        ),
    },
  ],
  toDOM: ({ attrs }) => [
    tag,
    Object.fromEntries(
      spanned.filter((name) => attrs[name] > 1).map((name) => [name, String(attrs[name])]),
    ),
    0,
  ],
})

const isBold = (weight: string) => /^(?:bold(?:er)?|[5-9]\d\d)$/.test(weight) && null

/** All that a text written here can hold. What is pasted loses everything else. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: headingTags,
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    bullets: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    numbers: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    item: {
      content: 'paragraph (bullets | numbers)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    quote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    table: {
      group: 'block',
      content: 'row+',
      isolating: true,
      // A title that stands in a table has no place here.
      parseDOM: [{ tag: 'table' }, { tag: 'caption', ignore: true }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    row: {
      content: '(header | cell)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    header: cell('th'),
    cell: cell('td'),
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(element) {
            const href = linkAddress(element.getAttribute('href') ?? '')
            return href === undefined ? false : { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Some programs wrap all that is copied in such an element, and say that it is not bold.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: isBold },
      ],
      toDOM: () => ['strong', 0],
    },
  },
})

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

const { paragraph, table } = schema.nodes

/** Whether a text ends with a table, so that nobody could write on below it. */
export const endsWithTable = ({ lastChild }: Node): boolean => lastChild?.type === table

/** The text that HTML holds, without all that the editor does not know. */
export function documentOf(html: string): Node {
  const text = parser.parse(inertDocument(html).body)
  return endsWithTable(text) ? text.copy(text.content.addToEnd(paragraph.create())) : text
}

/** A text without the empty line below a table at its end. */
function contentOf({ content, lastChild }: Node) {
  const isEmpty = lastChild?.type === paragraph && lastChild.content.size === 0
  const above = content.childCount > 1 ? content.child(content.childCount - 2) : undefined
  return isEmpty && above?.type === table
    ? content.cut(0, content.size - lastChild.nodeSize)
    : content
}

/** A text as HTML, empty when nothing can be read in it. */
export function htmlOf(text: Node): string {
  if (text.textContent.trim() === '') return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(contentOf(text)))
  return box.innerHTML
}
