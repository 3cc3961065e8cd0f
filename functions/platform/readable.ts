const hidden = new Set(['script', 'style', 'template', 'noscript'])
const block = /^(p|div|h[1-6]|li|ul|ol|br|tr|table|blockquote|section|article|hr)$/
const tagName = /^<\/?([a-z][a-z\d]{0,15})/i

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decoded(entity: string, name: string): string {
  const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name)
  if (!code) return named[name.toLowerCase()] ?? entity
  const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2])
  return point <= 0x10ffff ? String.fromCodePoint(point) : entity
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
    const end = lower.startsWith('<!--', open) ? '-->' : isHidden ? `</${name}` : '>'
    const close = lower.indexOf(end, open)
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
  betweenTags(html)
    .replaceAll(/&(#?\w{1,10});/g, decoded)
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean).join(' '))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
