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
  ['a list whose entries stand apart', many((nr) => `${nr + 1}. steg\n\n`).join('')],
  ['a list that begins with none', '0. noll\n1. ett\n'],
  ['a nested list', many((nr) => `- yttre ${nr}\n  - inre\n`).join('')],
  ['code', 'Text\n\n```js\na()\n\n- b\n```\n\nSlut'],
  ['lines that end with two signs', many((nr) => `Stycke ${nr}.\r\n\r\n`).join('')],
  [
    'links that are defined in a list',
    `${many((nr) => `- [k${nr}]: https://${nr}.se\n`).join('')}- Se [k3]\n`,
  ],
  ['a link that is defined below', 'Se [här][1] och\n\nmer\n\nannat\n\n[1]: https://example.se'],
] as const

function htmlOf(block: GrowingBlock): string {
  const inner = (tag: string) =>
    block.kind === 'html' ? '' : block.pieces.map(({ html }) => `<${tag}>${html}</${tag}>`).join('')
  if (block.kind === 'html') return block.html
  if (block.kind === 'table')
    return `<table><thead><tr>${block.head}</tr></thead><tbody>${inner('tr')}</tbody></table>`
  if (block.start === undefined) return `<ul>${inner('li')}</ul>`
  const start = block.start === 1 ? '' : ` start="${block.start}"`
  return `<ol${start}>${inner('li')}</ol>`
}

const plain = (html: string) => html.replaceAll(/\s*\n\s*/g, '')

/** What somebody sees at the end of a text that came in pieces. */
function readIn(step: number, text: string) {
  const read = growingBlocks()
  let blocks: GrowingBlock[] = []
  for (let at = step; at < text.length + step; at += step) blocks = read(text.slice(0, at))
  return plain(blocks.map(htmlOf).join(''))
}

const wholeOf = (text: string) =>
  plain(
    blocksOf(text)
      .map(({ html }) => html)
      .join(''),
  )

test.each(texts)('%s reads the same at its end whatever pieces it came in', (_, text) => {
  // The pieces first: they have nothing to take over from the whole.
  const inPieces = [1, 7, 100, text.length].map((step) => readIn(step, text))
  expect(inPieces).toEqual(Array.from({ length: 4 }, () => wholeOf(text)))
})

test.each([
  ['an entry', '- Först\n- Stäng listan med </ul> sist', /<li>Först<.*<li>Stäng listan med +sist</],
  ['an entry that ends itself', '1. Först\n2. Ett </li> mitt i', /<li>Ett +mitt i</],
  ['a row', '| A | B |\n|---|---|\n| Ett </td> två | tre |', /<td>Ett +två<\/td><td>tre</],
  ['a head', '| A </table> B | C |\n|---|---|\n| ett | två |', /<th>A +B<.*<td>ett<.*<td>två</],
])('%s with a stray closing tag shows its words', (_, text, shown) => {
  expect(readIn(text.length, text)).toMatch(shown)
})

test('a link leads where its own answer says, also after another answer in the same words', () => {
  const answer = (address: string) => `Se [beslutet][1].\n\nMer.\n\n[1]: ${address}`
  expect(readIn(1, answer('https://ett.se'))).toContain('href="https://ett.se"')
  expect(readIn(1, answer('https://tva.se'))).toContain('href="https://tva.se"')
})

test('what goes on behind the definitions leads where they say', () => {
  const list = '[1]: https://ett.se\n\n> [2]: https://tva.se\n\nMer.\n\nAnnat.\n\n'
  const html = readIn(1, `${list}Se [ett][1], [två][2].\n\n[1]: https://fel.se`)
  expect(html).toMatch(/<a href="https:\/\/ett\.se".*<a href="https:\/\/tva\.se"/)
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
