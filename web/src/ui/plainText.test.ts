import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test('blocks stand on lines of their own, and entities are decoded', () => {
  expect(plainText('<p>Ett &amp; två</p><ul><li>tre</li><li>f<b>yr</b>a</li></ul>fem<br>sex')).toBe(
    'Ett & två\n\ntre\n\nfyra\n\nfem\nsex',
  )
})

test.each([
  ['<table><tr><th>Namn</th><td>Ort</td></tr></table>', 'Namn\n\nOrt'],
  ['<dl><dt>Mötet</dt><dd>flyttas</dd></dl>', 'Mötet\n\nflyttas'],
])('what stands in cells of its own runs not together: %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a text without any tags stays as it is', () => {
  expect(plainText('Om a < b & c > d')).toBe('Om a < b & c > d')
  expect(plainText('')).toBe('')
})

test.each([
  '<script>hit()</script>',
  '<style>*{display:none}</style>',
  '<img src="https://elak.example/x.png" onerror="hit()">',
  '<svg onload="hit()"></svg>',
  '<template><b>hit()</b></template>',
])('of %s nothing is left', (evil) => {
  expect(plainText(`Före ${evil}efter`)).toBe('Före efter')
})
