import { expect, test } from 'vitest'
import { languageOf } from './languageOf.ts'

test.each([
  ['Thank you for your letter. We are happy to see you on Thursday.', 'en'],
  [
    '## Summary\n\n- The room is booked from **nine** to ten.\n- You will get the key by mail.',
    'en',
  ],
  ['<p>Tack för brevet. Vi ses på torsdag, om det passar.</p>', 'sv'],
  ['Mejlet är på svenska, men rubriken i det är ”Terms and Conditions”.', 'sv'],
  // Neither of them, or both.
  ['Dear colleagues,', undefined],
  ['Microsoft Teams 2.1', undefined],
  ['Dit is een brief van of aan de gemeente, die morgen door ons wordt gelezen.', undefined],
  ['Wir haben den Raum gebucht und freuen uns auf die Besprechung am Donnerstag.', undefined],
  ['Olemme varanneet huoneen ja tapaamme torstaina kello yhdeksän.', undefined],
  ['Det heter ”the end of the road” och ”the state of the art” på engelska.', undefined],
  ['', undefined],
])('%j is in %s', (passage, language) => {
  expect(languageOf(passage)).toBe(language)
})

test('a long passage is judged by its beginning', () => {
  expect(
    languageOf(`${'Det är så att vi har det bra. '.repeat(40)}${'The end of it. '.repeat(500)}`),
  ).toBe('sv')
})
