import * as check from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAll, checkAnswer } from './checkAnswer.ts'
import { type Check, checkKinds } from './kinds.ts'
import { isSwedish } from './language.ts'
import { lixOf } from './lix.ts'
import { tablesIn } from './tables.ts'

const holds = (kind: Check['kind'], answer: string, more: Partial<Check> = {}) =>
  checkAnswer({ kind, text: '', ...more }, answer).ok

test('what must be there is found whatever its case, its line breaks and how its letters are made', () => {
  expect(holds('contains', 'Hej **Bygg  AB**,\ntack!', { text: 'bygg ab' })).toBe(true)
  expect(holds('contains', 'Vi ses i Åre'.normalize('NFD'), { text: 'åre' })).toBe(true)
  expect(holds('contains', 'Hej', { text: 'Bygg' })).toBe(false)
  expect(holds('lacks', 'Hej', { text: 'Bygg' })).toBe(true)
  expect(holds('lacks', 'BYGG', { text: 'bygg' })).toBe(false)
})

test('words are counted as they are read, without code and without what Markdown draws', () => {
  const answer =
    '## Två ord\n\n- ett *till*\n\n```\nconst a = 1\n```\n| a | b |\n|---|---|\n| c | d |'
  expect(checkAnswer({ kind: 'words', text: '', most: 8 }, answer)).toEqual({ ok: true, found: 8 })
  expect(checkAnswer({ kind: 'words', text: '', most: 7 }, answer)).toEqual({ ok: false, found: 8 })
  expect(checkAnswer({ kind: 'words', text: '' }, '1. Ring\n2) Skriv').found).toBe(2)
  expect(checkAnswer({ kind: 'words', text: '' }, '')).toEqual({ ok: true, found: 0 })
})

test('headings are found with # and in bold, each of them', () => {
  const answer = '# Beslut\n\ntext\n\n**Att göra:**\n\nAtt tänka på'
  expect(holds('headings', answer, { text: 'Beslut\natt göra\n' })).toBe(true)
  expect(holds('headings', answer, { text: 'Att tänka på' })).toBe(false)
  expect(holds('headings', '```\n# Beslut\n```', { text: 'Beslut' })).toBe(false)
})

describe('a table', () => {
  const whole = '| Risk | Åtgärd |\n| --- | :-: |\n| a \\| b | c |'
  test.each([
    ['whole', whole, true],
    ['two whole ones', `${whole}\n\ntext\n\n${whole}`, true],
    ['one whole, one broken', `${whole}\n\n| a | b |\n|---|---|\n| c |`, false],
    ['without a head', '| a | b |\n| c | d |', false],
    ['without rows', '| a | b |\n| --- | --- |', false],
    ['in code', `\`\`\`\n${whole}\n\`\`\``, false],
    ['a stroke in a sentence', 'ja | nej', false],
    ['none', 'Inget här', false],
  ])('%s', (_name, answer, ok) => expect(holds('table', answer)).toBe(ok))

  test('rows are counted once', () => expect(tablesIn(whole)).toEqual({ count: 1, broken: 0 }))
})

test('Swedish is told from what models fall into', () => {
  expect(isSwedish('Du behöver lämna in blanketten senast den 30 juni. Det är inte svårt.')).toBe(
    true,
  )
  expect(isSwedish('Thank you for your mail. We will be there on time.')).toBe(false)
  expect(isSwedish('Takk for e-posten. Jeg kommer ikke på tirsdag, og det er greit.')).toBe(false)
  expect(isSwedish('Tak for din mail. Jeg kan ikke komme, og det er ærgerligt.')).toBe(false)
  expect(isSwedish('Vielen Dank für die Nachricht, die wir nicht haben und das ist gut.')).toBe(
    false,
  )
  expect(isSwedish('Bygg AB')).toBe(true)
  for (const short of [
    'Vi har tagit emot er ansökan om bygglov. Er handläggare i ärendet hör av sig i vecka 12.',
    'Mötet hålls i Stadshuset i Sala den 3 december.',
    'Ring IT, be dem byta kabel, ja, eller se efter från vilken den kommer.',
  ]) {
    expect([short, isSwedish(short)]).toEqual([short, true])
  }
  expect(isSwedish('Mødet holdes på rådhuset, og vi håber at se jer.')).toBe(false)
  expect(isSwedish('')).toBe(false)
})

test('the more long words and the longer the sentences, the higher is LIX', () => {
  expect(lixOf('Det är bra. Vi ses då.')).toBe(3)
  // 5 words in one sentence, 2 of them long: 5 + 40.
  expect(lixOf('Kommunens handläggare tar det här.')).toBe(45)
  expect(lixOf('## Rubrik\n- ett\n- två')).toBe(1)
  // A list's numbers are drawn, not read.
  expect(lixOf('1. Kommunens handläggare tar det här.')).toBe(45)
  expect(lixOf('Det är **bra.** Vi ses då.')).toBe(3)
  expect(lixOf('')).toBe(0)
  expect(holds('lix', 'Kommunens handläggare tar det här.', { most: 40 })).toBe(false)
})

test('no mark is left, of personal data or of a field', () => {
  expect(holds('unmarked', 'Hej [ditt namn] på [datum]')).toBe(true)
  for (const left of ['[PERSONNUMMER-1]', '{{namn}}', '[uppgiften namn]', '</uppgift>']) {
    expect(holds('unmarked', `Hej ${left}!`)).toBe(false)
  }
})

test('an answer says that it does not know', () => {
  expect(holds('unsure', 'Det framgår\ninte av underlaget.')).toBe(true)
  expect(holds('unsure', 'Jag vet inte, fråga ekonomi.')).toBe(true)
  expect(holds('unsure', 'Det går inte att säga hur många det blir.')).toBe(true)
  expect(holds('unsure', 'Jag är inte säker.')).toBe(true)
  expect(holds('unsure', 'Beloppet är 290 kronor.')).toBe(false)
  expect(holds('unsure', 'Nej, det går inte att säga upp avtalet i förtid.')).toBe(false)
  expect(holds('unsure', 'Ni kan inte säga upp avtalet i förtid.')).toBe(false)
  expect(holds('unsure', 'Det står inte i strid med lagen.')).toBe(false)
  expect(holds('unsure', 'Jag kan inte säga hur många det blir.')).toBe(true)
  expect(holds('unsure', 'Jag kan inte säga uppskattningsvis hur många.')).toBe(true)
  expect(holds('unsure', 'Det står inte i underlaget.')).toBe(true)
  expect(holds('unsure', 'Lokalen är inte säker.')).toBe(false)
})

test('whatever comes has an outcome, and a hundred thousand characters take no time', () => {
  const all: Check[] = checkKinds.map((kind) => ({ kind, text: 'a', most: 5 }))
  check.assert(
    check.property(check.string({ unit: 'binary' }), (answer) => {
      expect(checkAll(all, answer)).toHaveLength(all.length)
    }),
  )
  for (const piece of ['a', '|', '*', '[', '{{', '\n', '. ', '<uppgift', '#  ', '- ', '`', '**a']) {
    const answer = piece.repeat(100_000 / piece.length)
    // By the processor: on a busy machine the clock counts what others take.
    const before = process.threadCpuUsage()
    checkAll(all, answer)
    const { user } = process.threadCpuUsage(before)
    expect({ piece, slow: user > 3_000_000 }).toEqual({ piece, slow: false })
  }
})
