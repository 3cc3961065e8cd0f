import { takeTexts as texts } from '../../../texts/assistant/take.ts'
import { inertDocument } from '../../trustedHtml.ts'

const isWide = /<(?:pre|table)\b/

/** Makes an element one that scrolls by itself, and that the keyboard reaches. */
function around(element: Element, name: string): Element {
  const scroller = element.ownerDocument.createElement('div')
  element.replaceWith(scroller)
  scroller.append(element)
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', name)
  scroller.className = 'scrolls'
  return scroller
}

/** Clean HTML in which code and tables scroll by themselves, and code has a button that copies it. */
export function withScrolling(html: string): string {
  if (!isWide.test(html)) return html
  const { body } = inertDocument(html)
  for (const table of body.querySelectorAll('table')) around(table, texts.table)
  for (const code of body.querySelectorAll('pre')) {
    const block = body.ownerDocument.createElement('div')
    const button = body.ownerDocument.createElement('button')
    block.className = 'code'
    button.type = 'button'
    button.textContent = texts.copyCode
    const scroller = around(code, texts.code)
    scroller.replaceWith(block)
    block.append(scroller, button)
  }
  return body.innerHTML
}

/** The code that a button copies, if it is such a button. */
export function codeOf(pressed: EventTarget): string | undefined {
  const button = pressed instanceof Element ? pressed.closest('.code > button') : null
  return button?.parentElement?.querySelector('pre')?.textContent
}
