import { Marked } from 'marked'
import { inertDocument } from '../../trustedHtml.ts'
import { cleanHtml } from '../cleanHtml.ts'
import { languageOf } from '../languageOf.ts'
import { reading } from '../reading.ts'

const marked = new Marked(reading)

const elements = (
  'p br strong em del sub sup code pre ul ol li blockquote h1 h2 h3 h4 h5 h6 a hr table thead tbody ' +
  'tr th td'
).split(' ')

// What programs for texts and mails do not draw by themselves.
const looks = [
  ['table', 'border-collapse: collapse'],
  ['th, td', 'border: 1px solid #8c8c8c; padding: 4px 8px; text-align: start; vertical-align: top'],
  ['pre, code', 'font-family: Consolas, "Courier New", monospace; font-size: 0.95em'],
  ['pre', 'background: #f3f3f3; padding: 8px; white-space: pre-wrap'],
  ['blockquote', 'margin-left: 0; padding-left: 12px; border-left: 3px solid #8c8c8c'],
] as const

// The first letter says which way a text runs, and whether it can be Swedish.
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A Markdown text as HTML that keeps its look where it is pasted: in Word, Outlook and Teams. */
export function richHtml(markdown: string): string {
  const { body } = inertDocument(cleanHtml(marked.parser(marked.lexer(markdown)), elements))
  for (const [which, look] of looks) {
    for (const element of body.querySelectorAll(which)) {
      const before = element.getAttribute('style')
      element.setAttribute('style', before === null ? look : `${before}; ${look}`)
    }
  }
  for (const block of body.children) {
    const language = languageOf(block.textContent)
    if (language) block.setAttribute('lang', language)
  }
  const own = rightToLeft.test(markdown) ? 'dir="rtl"' : `lang="${languageOf(markdown) ?? 'sv'}"`
  return `<div ${own}>${body.innerHTML}</div>`
}
