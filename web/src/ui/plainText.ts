import { inertDocument } from './trustedHtml.ts'

const silent = 'script, style, template, noscript'
const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, dl, dt, dd, tr, td, th, table, caption, pre, blockquote, section, article, hr'

/**
 * The readable text of HTML, as functions/stores/plainText.ts reads it on the server.
 */
export function plainText(html: string): string {
  const { body } = inertDocument(html)
  for (const element of body.querySelectorAll(silent)) element.remove()
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n')
  for (const element of body.querySelectorAll(blocks)) {
    element.before('\n')
    element.after('\n')
  }
  return body.textContent
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
