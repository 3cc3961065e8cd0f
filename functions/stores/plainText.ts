import { Parser } from 'htmlparser2'

const silent = new Set(['script', 'style', 'template', 'noscript'])
const block =
  /^(p|div|h[1-6]|li|ul|ol|dl|dt|dd|br|tr|td|th|table|caption|pre|blockquote|section|article|hr)$/

/**
 * The readable text of HTML: entities decoded, blocks on lines of their own, scripts and styles left out. It is read
 * once, when the HTML is written, and stored beside it; it is never shown as HTML.
 */
export function plainText(html: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) hidden++
      if (block.test(name)) text += '\n'
    },
    onclosetag(name) {
      if (silent.has(name)) hidden--
      if (block.test(name) && name !== 'br') text += '\n'
    },
    ontext(piece) {
      if (hidden === 0) text += piece
    },
  })
  parser.end(html)
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as HTML that reads the same: what looks like markup in it is none. Line breaks stand as they are. */
export const htmlOf = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
