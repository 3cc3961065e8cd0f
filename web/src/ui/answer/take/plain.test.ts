import { expect, test } from 'vitest'
import { limits } from '../../../../../shared/limits.ts'
import { cleanHtml } from '../cleanHtml.ts'
import { mailOf } from './mail.ts'
import { plainOf } from './plain.ts'
import { richHtml } from './richHtml.ts'
import { withSources } from './withSources.ts'

const answer =
  '## Svar\n\nVi ses **på torsdag** &amp; `inte` fredag.\nRad två, se [sidan](https://example.se).\n\n' +
  '- kl. 13\n- i Stor\n  1. vid fönstret\n\n| Rum | Plats |\n|---|---|\n| Stor | 1 \\| 2 |\n\n> citat\n\n' +
  '- [x] klart\n\n```js\na < b\n```\n\n---\n\n<b>slut</b>'

test('an answer as clean text has no marks, and everything that it says', () => {
  expect(plainOf(answer)).toBe(
    'Svar\n\nVi ses på torsdag & inte fredag.\nRad två, se sidan (https://example.se).\n\n' +
      '• kl. 13\n• i Stor\n  1. vid fönstret\n\nRum\tPlats\nStor\t1 | 2\n\ncitat\n\n' +
      '• ☑ klart\n\na < b\n\nslut',
  )
})

test('an answer as formatted text keeps its look where it is pasted, and brings nothing else', () => {
  const html = richHtml(`${answer}\n\n<img src=x onerror=alert(1)> [x](javascript:y)`)
  expect(html).toContain('<h2>Svar</h2>')
  expect(html).toContain('<table style="border-collapse: collapse">')
  expect(html).toMatch(/<td style="border: 1px solid[^>]*>Stor<\/td>/)
  expect(html).not.toMatch(/<img|onerror|javascript:/)
})

test('words in angle brackets go along', () => {
  const letter = 'Hej <namn>,\n\n<Din titel>\n\n- [ ] ring <person>'
  expect(plainOf(letter)).toBe('Hej <namn>,\n\n<Din titel>\n\n• ☐ ring <person>')
  expect(richHtml(letter)).toContain('Hej &lt;namn&gt;,')
  expect(richHtml(letter)).toContain('☐ ring &lt;person&gt;')
})

test('a text that runs from the right is pasted as one, and not as Swedish', () => {
  expect(richHtml('**مرحبا** Anna')).toMatch(/^<div dir="rtl">/)
  expect(richHtml('Hej مرحبا')).toMatch(/^<div lang="sv">/)
})

test('what is in English is pasted as such, and what stands in Swedish beside it as that', () => {
  const letter =
    'We are happy to see you on Thursday.\n\n- The room is booked to the end of the day.'
  expect(richHtml(letter)).toMatch(/^<div lang="en">/)
  const both = richHtml(`Här är det på engelska, så att det kan skickas:\n\n${letter}`)
  expect(both).toContain('<p lang="sv">Här')
  expect(both).toContain('<p lang="en">We')
  expect(both).toContain('<ul lang="en">')
})

test('sources stand below what is taken out, as links', () => {
  const text = withSources('Svar [1].', [
    { nr: 1, url: 'https://example.se/a b', title: 'En [sida]' },
  ])
  expect(plainOf(text)).toBe('Svar [1].\n\nKällor\n\n1. En [sida] (https://example.se/a%20b)')
  expect(withSources('Svar', undefined)).toBe('Svar')
  const some = [2, 9].map((nr) => ({ nr, url: `https://example.se/${nr}`, title: `Sida ${nr}` }))
  const cut = withSources('Kod:\n\n```js\na()', some)
  expect(plainOf(cut)).toBe(
    'Kod:\n\na()\n\nKällor\n\n2. Sida 2 (https://example.se/2)\n9. Sida 9 (https://example.se/9)',
  )
  expect(richHtml(cut)).not.toContain('<ol')
})

test('a mail has the answer as clean text', () => {
  const { address, isCut } = mailOf('Svara på ett mejl', 'Vi ses **på torsdag**.\n\n- ett')
  expect(isCut).toBe(false)
  const { searchParams } = new URL(address)
  expect(searchParams.get('subject')).toBe('Svara på ett mejl')
  expect(searchParams.get('body')).toBe('Vi ses på torsdag.\r\n\r\n• ett')
})

test('a mail of a long answer ends with a whole word and says that it was cut', () => {
  const { address, isCut } = mailOf('Fråga', 'Åäö 🙂 räksmörgås. '.repeat(500))
  expect(isCut).toBe(true)
  expect(address.length).toBeLessThanOrEqual(limits.mailAddress)
  const body = new URL(address).searchParams.get('body')
  expect(body).toMatch(/(?:Åäö|🙂|räksmörgås\.)\r\n\r\n\[Resten av svaret fick inte plats\.\]$/)
})

test('a list goes on with its number, and an exponent is no digit of its number', () => {
  expect(richHtml('1. a\n\nText\n\n2. b')).toContain('<ol start="2">')
  expect(richHtml('10<sup>6</sup>')).toContain('10<sup>6</sup>')
  expect(plainOf('10<sup>6</sup> och H<sub>2</sub>O')).toBe('10^6 och H_2O')
})

test('a cell that reaches over rows and columns stays so', () => {
  const table = '<table><tbody><tr><td rowspan="2" colspan="3">a</td></tr></tbody></table>'
  expect(cleanHtml(table, ['table', 'tbody', 'tr', 'td'])).toBe(table)
  expect(cleanHtml('<a href="javascript:x()">a</a>', ['a'])).not.toContain('javascript')
})
