import { Lexer, type Links, Marked, Parser, type Token, type Tokens, type TokensList } from 'marked'
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
  'p br strong em del sub sup code pre ul ol li blockquote h2 h3 h4 h5 h6 a hr table thead tbody ' +
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

function cleanOnce(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = cleanHtml(html, elements)
  if (cleaned.size >= remembered) cleaned.clear()
  cleaned.set(html, clean)
  return clean
}

/** A block as HTML that is safe to show; `levelOf` gives a heading its level. */
export function htmlOf(token: Token, levelOf: (depth: number) => number): string {
  const html = marked.parser([token])
  if (token.type !== 'heading') return cleanOnce(html)
  const level = levelOf(Number(token['depth']))
  return cleanOnce(html.replace(/^<p><strong>(.*)<\/strong><\/p>$/s, `<h${level}>$1</h${level}>`))
}

const inItem = /^<[uo]l[^>]*>\s*<li>(.*)<\/li>\s*<\/[uo]l>\s*$/s

/** What stands in an entry of a list. It is cleaned alone: a closing tag among its words closes nothing. */
export const entryHtml = (list: Tokens.List, item: Tokens.ListItem): string =>
  cleanOnce(inItem.exec(marked.parser([{ ...list, items: [item] }]))?.[1] ?? '')

const inRow = /^<table><tbody><tr>(.*)<\/tr><\/tbody><\/table>$/s

/** The cells of a table's row, or of its head. */
export function cellsHtml(cells: Tokens.TableCell[]): string {
  const parser = new Parser(marked.defaults)
  const texts = cells.map(({ tokens }) => parser.parseInline(tokens))
  const tag = cells[0]?.header ? 'th' : 'td'
  const row = (parts: string[]) => parts.map((part) => `<${tag}>${part}</${tag}>`).join('')
  const clean = cleanOnce(`<table><tbody><tr>${row(texts)}</tr></tbody></table>`)
  // A closing tag among the words may have torn the row.
  return inRow.exec(clean)?.[1] ?? row(texts.map((text) => cleanOnce(text)))
}

/** The heading that a text stands below unless something else is said: the third level. */
export const usual = 3

/** What links that stand elsewhere in a text lead to, by name. */
export type Definitions = ReadonlyMap<string, Links[string]>

const isDefinition = (token: Token): token is Tokens.Def => token.type === 'def'

/** The definitions among some blocks, also those within a list or a quotation. */
export function definitionsIn(tokens: Token[]): Definitions {
  const found = new Map<string, Links[string]>()
  void marked.walkTokens(tokens, (token) => {
    if (!isDefinition(token) || found.has(token.tag)) return
    found.set(token.tag, { href: token.href, title: token.title })
  })
  return found
}

/** The blocks of a Markdown text, or of the rest of one in which this has been defined before. */
export function lexed(text: string, before: Definitions = new Map()): TokensList {
  const lexer = new Lexer(marked.defaults)
  for (const [tag, link] of before) lexer.tokens.links[tag] = link
  return lexer.lex(text)
}

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
