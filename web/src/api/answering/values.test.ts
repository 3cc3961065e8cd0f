import { expect, test } from 'vitest'
import { textIn } from './answer.ts'
import type { ShownTurn } from './conversation.ts'
import { conversations } from './conversations.ts'
import { hiddenIn, putValuesBack } from './values.ts'

const done = (text: string) => ({ phase: 'done' as const, text, isCut: false, sources: [] })

async function shown(turns: ShownTurn[]) {
  conversations.show({ key: 'k', question: { id: 'q', label: 'Fråga' }, turns, isSeen: true })
  await putValuesBack('k')
  return conversations.get('k')?.turns.map(({ answer }) => textIn(answer))
}

test('what was asked in vain gives no value to the answer that comes after it', async () => {
  const failed = { phase: 'failed' as const, text: '', reason: 'Slut', error: undefined }
  expect(
    await shown([
      { id: '1', asked: 'Skriv ett mejl', answer: done('Hej!') },
      { id: '2', asked: 'Skriv till 070-174 06 05', answer: failed },
      { id: '3', asked: 'Skriv till 070-174 06 99', answer: done('Skickat till [TELEFON-1].') },
    ]),
  ).toEqual(['Hej!', '', 'Skickat till 070-174 06 99.'])
})

test('a mark of an earlier turn has the value that it had there', async () => {
  expect(
    await shown([
      { id: '1', asked: 'Ring 070-174 06 05', answer: done('Ringer [TELEFON-1].') },
      { id: '2', asked: 'Eller 070-174 06 99', answer: done('[TELEFON-1] eller [TELEFON-2].') },
    ]),
  ).toEqual(['Ringer 070-174 06 05.', '070-174 06 05 eller 070-174 06 99.'])
})

test('whoever was chosen stays hidden, a name that is too long for a word by its parts', () => {
  const [first, last] = ['Å'.repeat(90), 'Ö'.repeat(90)]
  const filled = [
    { key: 'vem', label: 'Vem', value: `${first} ${last} <a@example.se>`, person: true as const },
    { key: 'vad', label: 'Vad', value: 'Bo Ek <bo@example.se>' },
  ]
  expect(hiddenIn([{ id: '1', asked: '', filled, answer: done('Hej!') }])).toEqual([
    first,
    last,
    'a@example.se',
  ])
})
