import { Marked, type Token } from 'marked'
import { cleanHtml } from './cleanHtml.ts'
import { reading } from './reading.ts'

const deepest = 6

const marked = new Marked(reading, {
  renderer: {
    // Within a list or a quotation it is no heading of the answer.
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`
    },
  },
})

const elements = (
  'p br strong em del code pre ul ol li blockquote h2 h3 h4 h5 h6 a hr table thead tbody ' +
  'tr th td'
).split(' ')

// What cleaning costs is paid once for each block, not once for each piece that comes after it.
const cleaned = new Map<string, string>()
const remembered = 500

/** Gives each heading the level below the one that it belongs to: none is left out, whatever the text says. */
export function levels(under: number) {
  const open: number[] = []
  return (depth: number) => {
    while ((open.at(-1) ?? 0) >= depth) open.pop()
    open.push(depth)
    return Math.min(under + open.length, deepest)
  }
}

/** A block as HTML that is safe to show; `levelOf` gives a heading its level, `part` says which part of its text it is. */
export function htmlOf(token: Token, levelOf: (depth: number) => number, part = token.raw): string {
  const level = token.type === 'heading' ? levelOf(Number(token['depth'])) : 0
  const key = `${level} ${part}`
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const inside = marked.parser([token])
  const html =
    level === 0
      ? inside
      : inside.replace(/^<p><strong>(.*)<\/strong><\/p>$/s, `<h${level}>$1</h${level}>`)
  const clean = cleanHtml(html, elements)
  if (cleaned.size >= remembered) cleaned.clear()
  cleaned.set(key, clean)
  return clean
}

/** The heading that a text stands below unless something else is said: the third level. */
export const usual = 3

/** The blocks of a Markdown text. */
export const lexed = (text: string): Token[] => marked.lexer(text)

/**
 * The blocks of a Markdown text as HTML that is safe to show, each with its place in the text; `under` is the level of the
 * heading that they stand below.
 */
export function blocksOf(text: string, under = usual): { html: string; at: number }[] {
  let at = 0
  const levelOf = levels(under)
  return lexed(text).map((token) => {
    const block = { html: htmlOf(token, levelOf), at }
    at += token.raw.length
    return block
  })
}
