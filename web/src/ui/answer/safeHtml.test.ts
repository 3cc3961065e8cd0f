import { expect, test } from 'vitest'
import { blocksOf } from './safeHtml.ts'

const htmlOf = (text: string) =>
  blocksOf(text)
    .map(({ html }) => html)
    .join('')

test.each([
  ['<img src=x onerror=alert(1)>'],
  ['<svg onload=alert(1)></svg>'],
  ['<iframe src="https://elak.example"></iframe>'],
  ['<style>*{display:none}</style>'],
  ['![bild](https://elak.example/x.png)'],
  ['[klick](javascript:alert(1))'],
  ['[klick](data:text/html,x)'],
  ['<a href="/Lobby" onclick="x()" style="position:fixed">x</a>'],
  ['<form action="https://elak.example"><button>x</button></form>'],
])('nothing of %s is left to run, to fetch or to follow', (evil) => {
  expect(htmlOf(evil)).not.toMatch(/<(?:img|svg|iframe|style|form|button)|on\w+=|style=|href=/i)
})

test('links open beside the portal and tell nobody where they were found', () => {
  expect(htmlOf('[länk](https://example.se)')).toContain(
    '<a href="https://example.se" target="_blank" rel="noopener noreferrer">länk</a>',
  )
})

test('headings begin below the one that the answer stands under, and leave out no level', () => {
  expect(htmlOf('## Två\n\n#### Fyra\n\n###### Sex\n\n### Tre\n\n# Ett')).toMatch(
    /<h4>Två.*<h5>Fyra.*<h6>Sex.*<h5>Tre.*<h4>Ett/s,
  )
  const [first] = blocksOf('### Tre', 2)
  expect(first?.html).toBe('<h3>Tre</h3>')
  expect(htmlOf('> ## I ett citat')).toContain('<p><strong>I ett citat</strong></p>')
})

test('blocks that are finished stay the same while the text grows', () => {
  const [first] = blocksOf('Ett stycke.\n\nEtt ti')
  const [again] = blocksOf('Ett stycke.\n\nEtt till, längre.')
  expect(again).toEqual(first)
})

test('words in angle brackets are words, and what has the form of HTML is not', () => {
  expect(
    htmlOf(
      'Hej <namn>, ditt ärende <diarie-nummer> avgörs.<br>En `List<String>`, en List<String>.',
    ),
  ).toBe(
    '<p>Hej &lt;namn&gt;, ditt ärende &lt;diarie-nummer&gt; avgörs.<br>En <code>List&lt;String&gt;</code>, en List&lt;String&gt;.</p>\n',
  )
  expect(htmlOf('<Ditt namn>\n<titel>')).toBe('<p>&lt;Ditt namn&gt;<br>&lt;titel&gt;</p>\n')
  expect(htmlOf('En <b>viktig</b> sak, <https://example.se>')).toMatch(/^<p>En viktig sak, <a /)
})

test('a box in a list is seen to be checked or not', () => {
  expect(htmlOf('- [x] klart\n- [ ] kvar')).toMatch(/<li>☑ klart<\/li>\s*<li>☐ kvar<\/li>/)
})
