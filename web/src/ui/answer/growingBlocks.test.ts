import { expect, test } from 'vitest'
import { type GrowingBlock, growingBlocks } from './growingBlocks.ts'
import { blocksOf } from './safeHtml.ts'

const row = (nr: number) => `| rad ${nr} | **${nr}** |\n`
const item = (nr: number) => `- punkt ${nr} med *ord*\n`
const many = <T>(make: (nr: number) => T) => Array.from({ length: 40 }, (_, nr) => make(nr))

const texts = [
  ['a table', `Före.\n\n| A | B |\n|---|---|\n${many(row).join('')}\nEfter **det**.`],
  ['a list', `# Rubrik\n\n${many(item).join('')}\nEfter.\n\n## Mer\n\nSlut`],
  ['a numbered list', many((nr) => `${nr + 3}. steg\n   fortsätter\n`).join('')],
  ['a nested list', many((nr) => `- yttre ${nr}\n  - inre\n`).join('')],
  ['code', 'Text\n\n```js\na()\n\n- b\n```\n\nSlut'],
  ['lines that end with two signs', many((nr) => `Stycke ${nr}.\r\n\r\n`).join('')],
  ['a link that is defined below', 'Se [här][1] och\n\nmer\n\nannat\n\n[1]: https://example.se'],
] as const

function htmlOf(block: GrowingBlock): string {
  const inner = (tag: string) =>
    block.kind === 'html' ? '' : block.pieces.map(({ html }) => `<${tag}>${html}</${tag}>`).join('')
  if (block.kind === 'html') return block.html
  if (block.kind === 'table')
    return `<table><thead><tr>${block.head}</tr></thead><tbody>${inner('tr')}</tbody></table>`
  return block.start === undefined ? `<ul>${inner('li')}</ul>` : `<ol>${inner('li')}</ol>`
}

const plain = (html: string) => html.replaceAll(/\s*\n\s*/g, '')

test.each(texts)('%s reads the same at its end whatever pieces it came in', (_, text) => {
  const whole = plain(
    blocksOf(text)
      .map(({ html }) => html)
      .join(''),
  )
  for (const step of [1, 7, 100, text.length]) {
    const read = growingBlocks()
    let blocks: GrowingBlock[] = []
    for (let at = step; at < text.length + step; at += step) blocks = read(text.slice(0, at))
    expect(plain(blocks.map(htmlOf).join(''))).toBe(whole)
  }
})

test('what is finished of a list stays the same object of text while it grows', () => {
  const read = growingBlocks()
  const [before] = read(many(item).join(''))
  const [after] = read(`${many(item).join('')}- en till`)
  if (before?.kind !== 'list' || after?.kind !== 'list') throw new Error('There is no list')
  expect(after.pieces).toHaveLength(41)
  expect(after.pieces[10]).toBe(before.pieces[10])
})

test('a numbered list keeps its first number while it grows', () => {
  const read = growingBlocks()
  for (const text of ['4. a\n', '4. a\n5. b\n6. c\n', '4. a\n5. b\n6. c\n7. d\n8. e'])
    expect(read(text)).toMatchObject([{ kind: 'list', start: 4 }])
})

test('another text is read anew', () => {
  const read = growingBlocks()
  read(many(item).join(''))
  expect(read('Något annat').map(htmlOf).join('')).toContain('Något annat')
})
