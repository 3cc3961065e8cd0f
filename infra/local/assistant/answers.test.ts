import { expect, test } from 'vitest'
import { answerTo } from './answers.ts'

const asked = (question: string, details: Record<string, string>) => {
  const parts = Object.entries(details).map(
    ([name, text]) => `<uppgift namn="${name}">${text}</uppgift>`,
  )
  const content = `${question}\n\n<uppgifter>\n${parts.join('\n')}\n</uppgifter>`
  return answerTo([{ role: 'user', content }])
}

const agenda = 'Gör en agenda för ett möte. Syfte: [uppgiften syfte].'

test('a question of the starter library is answered by what was filled in', () => {
  const answer = asked(agenda, { syfte: 'Välja färg', minuter: '30', punkter: 'Blått\nGrönt' })
  expect(answer).toContain('Mötet ska leda till det här: välja färg.')
  expect(answer).toContain('| Blått | 10 | diskutera | Ingen |')
  const minutes = [...answer.matchAll(/\| (\d+) \|/g)].map(([, number]) => Number(number))
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(30)
})

test('what shuts people out is not repeated, and nobody is quoted who said nothing', () => {
  const advert = asked('Skriv en platsannons för rollen [uppgiften roll].', {
    roll: 'Vakt',
    krav: 'Van vid natt. Ung och stark.',
  })
  expect([advert.includes('van vid natt'), /ung och/i.test(advert)]).toEqual([true, false])
  const press = 'Skriv ett utkast till pressmeddelande.'
  expect(asked(press, { nyhet: 'Ett bad öppnar.' })).not.toContain('säger')
  expect(asked(press, { nyhet: 'Ett bad öppnar.', citat: 'Roligt!', talesperson: 'Bo' })).toContain(
    '– Roligt, säger Bo.',
  )
})

test('every answer says what it is, also where nothing was filled in, and to any other question', () => {
  for (const content of [agenda, 'Skriv frågor till en enkät om [uppgiften veta].', 'Hej!']) {
    expect(answerTo([{ role: 'user', content }])).toMatch(/Demosvar: ingen riktig AI-modell/)
  }
  expect(answerTo([])).toContain('Tack för din fråga!')
})
