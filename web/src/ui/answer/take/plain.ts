import type { MarkedToken, Tokens } from 'marked'
import { plainText } from '../../plainText.ts'
import { blocks, decoded, isSafe, known } from './tokens.ts'

function linked({ tokens, href }: Tokens.Link): string {
  const text = inline(known(tokens))
  const isNamed = href !== text && href !== `mailto:${text}` && isSafe(href)
  return isNamed ? `${text} (${href})` : text
}

/** What an element of HTML within a line is without it: an exponent is no digit of its number. */
function markOf(html: string): string {
  if (/^<br\b/i.test(html)) return '\n'
  if (/^<sup\b/i.test(html)) return '^'
  return /^<sub\b/i.test(html) ? '_' : ''
}

function wordOf(token: MarkedToken): string {
  switch (token.type) {
    case 'br':
      return '\n'
    case 'link':
      return linked(token)
    case 'html':
      return markOf(token.raw)
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'codespan':
    case 'escape':
      return token.text
    case 'strong':
    case 'em':
    case 'del':
      return inline(known(token.tokens))
    default:
      return 'tokens' in token && token.tokens
        ? inline(known(token.tokens))
        : decoded('text' in token ? token.text : '')
  }
}

const inline = (tokens: MarkedToken[]): string => tokens.map(wordOf).join('')

const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`)

function listed({ items, ordered, start }: Tokens.List): string {
  const lines = items.map(({ tokens }, at) => {
    const mark = ordered ? `${Number(start) + at}. ` : '• '
    const parts = known(tokens).map(textOf).filter(Boolean).join('\n')
    const text = parts.replace(/^([☑☐] )\n/, '$1')
    return mark + indented(text, mark.length)
  })
  return lines.join('\n')
}

const rowOf = (cells: Tokens.TableCell[]) =>
  cells.map(({ tokens }) => inline(known(tokens)).replaceAll('\n', ' ')).join('\t')

function textOf(token: MarkedToken): string {
  switch (token.type) {
    case 'list':
      return listed(token)
    case 'table':
      return [token.header, ...token.rows].map(rowOf).join('\n')
    case 'code':
      return token.text
    case 'html':
      return plainText(token.text)
    case 'blockquote':
      return known(token.tokens).map(textOf).filter(Boolean).join('\n\n')
    case 'hr':
    case 'space':
    case 'def':
      return ''
    case 'paragraph':
    case 'heading':
      return inline(known(token.tokens))
    default:
      return wordOf(token)
  }
}

/** A Markdown text as a mail or a text field takes it: no marks, cells of a table apart by tabs, links with their address. */
export const plainOf = (markdown: string): string =>
  blocks(markdown).map(textOf).filter(Boolean).join('\n\n')
