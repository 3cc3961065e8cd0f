import { Marked, type Token } from 'marked'
import { cleanHtml } from './cleanHtml.ts'

// Below the card's own heading.
const deepest = 6
const below = 3

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.min(depth + below, deepest)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    // Nothing is fetched from elsewhere: of a picture its description stays.
    image: ({ text }) => text,
  },
})

const elements =
  'p br strong em del code pre ul ol li blockquote h4 h5 h6 a hr table thead tbody tr th td'.split(
    ' ',
  )

// What cleaning costs is paid once for each block, not once for each piece that comes after it.
const cleaned = new Map<string, string>()
const remembered = 500

function htmlOf(token: Token): string {
  const known = cleaned.get(token.raw)
  if (known !== undefined) return known
  const html = cleanHtml(marked.parser([token]), elements)
  if (cleaned.size >= remembered) cleaned.clear()
  cleaned.set(token.raw, html)
  return html
}

/** The blocks of a Markdown text as HTML that is safe to show, each with its place in the text. */
export function blocksOf(text: string): { html: string; at: number }[] {
  let at = 0
  return marked.lexer(text).map((token) => {
    const block = { html: htmlOf(token), at }
    at += token.raw.length
    return block
  })
}
