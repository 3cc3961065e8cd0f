import { plainText } from '../plainText.ts'
import { inertDocument } from '../trustedHtml.ts'

const lineOf = ({ cells }: HTMLTableRowElement) =>
  [...cells].map((cell) => plainText(cell.innerHTML).replaceAll(/\s+/g, ' ')).join(' | ')

/** What stands before an entry: its number where its list has them, or a dash. */
function markOf(item: Element): string {
  const list = item.parentElement
  if (list?.tagName !== 'OL') return '- '
  const at = [...list.children].indexOf(item)
  return `${Number(list.getAttribute('start') ?? 1) + at}. `
}

/** A Word file's HTML as text: a line for each row of a table, its cells apart, and a mark before what is listed. */
export function docxText(html: string): string {
  const { body } = inertDocument(html)
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = body.ownerDocument.createElement('p')
      line.textContent = lineOf(row)
      return line
    })
    table.replaceWith(...lines)
  }
  for (const item of body.querySelectorAll('li')) item.prepend(markOf(item))
  return plainText(body.innerHTML)
}
