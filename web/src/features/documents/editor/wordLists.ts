import { inertDocument } from '../../../ui/trustedHtml.ts'

// Word for Windows gives each entry as a paragraph that says its level, with its mark in a part of its own.
const entry = /mso-list:[^;]*\blevel(\d)/i
const ordered = /^[\s(]*(?:\d+|[a-z]{1,4})[.)]/i

type Open = { list: HTMLElement; level: number }

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** Takes the mark of an entry out of it. Gives what it was. */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const mark = marks[0]?.textContent ?? ''
  for (const one of marks) one.remove()
  return mark
}

/** HTML that comes from Word, with lists where it has paragraphs that say that they are entries of some. */
export function withWordLists(html: string): string {
  if (!entry.test(html)) return html
  const { body } = inertDocument(html)
  let open: Open[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(entry.exec(styleOf(paragraph))?.[1] ?? 0)
    if (level === 0) continue
    const before = paragraph.previousElementSibling
    if (before === null || before !== open[0]?.list) open = []
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const tag = ordered.test(takeMark(paragraph)) ? 'ol' : 'ul'
    const item = body.ownerDocument.createElement('li')
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag)
      const within = open.at(-1)?.list.lastElementChild
      if (within) within.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    open.at(-1)?.list.append(item)
    item.append(...paragraph.childNodes)
    paragraph.remove()
  }
  return body.innerHTML
}
