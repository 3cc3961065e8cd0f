import { expect, test } from 'vitest'
import { beginningOf } from './html.ts'
import { withWordLists } from './wordLists.ts'

const entryOf = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

const kept = (html: string) => beginningOf(withWordLists(html)).html
const li = (text: string, more = '') => `<li><p>${text}</p>${more}</li>`

test('lists that come from Word are lists, each of its kind, with what lies within them', () => {
  const html = [
    '<p class=MsoNormal>Före</p>',
    entryOf(1, '·', 'ett'),
    entryOf(2, 'o', 'inre'),
    entryOf(1, '·', 'två'),
    '<p class=MsoNormal>Mellan</p>',
    entryOf(1, '1.', 'först'),
    entryOf(1, '2.', 'sedan'),
  ].join('\n')
  const inner = `<ul>${li('inre')}</ul>`
  expect(kept(html)).toBe(
    `<p>Före</p><ul>${li('ett', inner)}${li('två')}</ul><p>Mellan</p><ol>${li('först')}${li('sedan')}</ol>`,
  )
})

test('what is no list of Word’s stays as it is', () => {
  const html = '<p>1. Text</p><ul><li>ett</li></ul>'
  expect(withWordLists(html)).toBe(html)
})
