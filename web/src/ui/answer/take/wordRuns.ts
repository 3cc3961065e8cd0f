import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import type { MarkedToken } from 'marked'
import { decoded, isSafe, known } from './tokens.ts'

/** How a run of letters looks, and the language that it is in. */
export type Look = Omit<IRunOptions, 'text' | 'children' | 'break'>

export const codeLook: Look = { font: 'Consolas', size: 20, noProof: true }

// XML has no place for them, and Word opens no file that has one.
const unwritable = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu

/** A text with a run for each of its lines. */
export const runsOf = (text: string, look: Look = {}): TextRun[] =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .split('\n')
    .map((line, at) => new TextRun({ ...look, text: line, ...(at > 0 && { break: 1 }) }))

function runOf(token: MarkedToken, look: Look): ParagraphChild[] {
  switch (token.type) {
    case 'strong':
      return inlineRuns(known(token.tokens), { ...look, bold: true })
    case 'em':
      return inlineRuns(known(token.tokens), { ...look, italics: true })
    case 'del':
      return inlineRuns(known(token.tokens), { ...look, strike: true })
    case 'codespan':
      return runsOf(token.text, { ...look, ...codeLook })
    case 'br':
      return [new TextRun({ break: 1 })]
    case 'link': {
      if (!isSafe(token.href)) return inlineRuns(known(token.tokens), look)
      const children = inlineRuns(known(token.tokens), { ...look, style: 'Hyperlink' })
      return [new ExternalHyperlink({ link: token.href, children })]
    }
    case 'html':
      return /^<br\b/i.test(token.raw) ? [new TextRun({ break: 1 })] : []
    case 'checkbox':
      return runsOf(token.checked ? '☑ ' : '☐ ', look)
    case 'escape':
      return runsOf(token.text, look)
    default:
      if ('tokens' in token && token.tokens) return inlineRuns(known(token.tokens), look)
      return 'text' in token ? runsOf(decoded(token.text), look) : []
  }
}

const raised = /^<(\/?)(sup|sub)\b/i

/** What stands in a paragraph, as Word writes it. */
export function inlineRuns(tokens: MarkedToken[], look: Look = {}): ParagraphChild[] {
  let now = look
  return tokens.flatMap((token) => {
    const [, end, which = ''] = (token.type === 'html' && raised.exec(token.raw)) || []
    if (which !== '') {
      const name = which.toLowerCase() === 'sup' ? 'superScript' : 'subScript'
      now = end === '/' ? look : { ...look, [name]: true }
    }
    return runOf(token, now)
  })
}
