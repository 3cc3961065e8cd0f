import { DOMParser, DOMSerializer, type Node, Schema } from 'prosemirror-model'
import { inertDocument } from '../../../ui/trustedHtml.ts'
import { linkAddress } from './linkAddress.ts'

const headingTags = [
  { tag: 'h1', attrs: { level: 2 } },
  { tag: 'h2', attrs: { level: 2 } },
  ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
]

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

/** The text that HTML holds, without all that the editor does not know. */
export const documentOf = (html: string): Node => parser.parse(inertDocument(html).body)

/** A text as HTML, empty when nothing can be read in it. */
export function htmlOf(text: Node): string {
  if (text.textContent.trim() === '') return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(text.content))
  return box.innerHTML
}
