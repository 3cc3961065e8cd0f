import { decodeHTML } from 'entities'

const hidden = new Set(['script', 'style', 'template', 'noscript'])
const block = /^(p|div|h[1-6]|li|ul|ol|br|tr|table|blockquote|section|article|hr)$/
const tagName = /^<\/?([a-z][a-z\d]{0,15})/i

/** Where a tag ends: behind its quoted values, which may hold the sign of an end. -1 when it has none. */
function tagEnd(html: string, open: number): number {
  let at = open
  for (;;) {
    const end = html.indexOf('>', at)
    const value = end === -1 ? null : /=\s*(["'])/.exec(html.slice(at, end))
    if (!value) return end
    const closed = html.indexOf(value[1] ?? '', at + value.index + value[0].length)
    if (closed === -1) return end
    at = closed + 1
  }
}

/** The text between the tags, in one pass: whatever is written, no sign is looked at twice. */
function betweenTags(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open === -1) return text + html.slice(at)
    text += html.slice(at, open)
    const name = tagName.exec(html.slice(open, open + 20))?.[1]?.toLowerCase()
    if (name === undefined && lower[open + 1] !== '!') {
      text += '<'
      at = open + 1
      continue
    }
    const isHidden = name !== undefined && hidden.has(name) && lower[open + 1] !== '/'
    const isComment = lower.startsWith('<!--', open)
    const end = isComment ? '-->' : isHidden ? `</${name}` : '>'
    const close = isComment || isHidden ? lower.indexOf(end, open) : tagEnd(html, open)
    // Nothing that follows an open end is shown by a browser either.
    if (close === -1) return text
    if (name !== undefined && block.test(name)) text += '\n'
    at = close + (isHidden ? 0 : end.length)
  }
}

/**
 * HTML as it is searched and listed, as plain text. A parser (`plainText.ts`) would be a fifth of a Lambda that needs
 * nothing else, and what this gives is never shown as HTML.
 */
export const readable = (html: string): string =>
  decodeHTML(betweenTags(html))
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean).join(' '))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
