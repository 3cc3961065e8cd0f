import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, dialogOf } from '../../../testing/library.ts'
import { json, refusal, stream } from '../../../testing/server.ts'

const send = 'PUT /v1/Question/send'

const testing = (answers?: Answers) =>
  dialogOf('Visa och prova Svara på ett mejl', 'Svara på ett mejl', answers)

test('a test sends its text as Body, shows the answer as it comes, and what it has cost', async () => {
  const answer = stream()
  const { person, dialog, requests, field } = await testing({ [send]: () => answer.response })
  expect(dialog.getByRole('region', { name: 'Frågans text' }).textContent).toMatch(
    /^Skriv ett vänligt svar/,
  )
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  await answer.text('Ja, **tors')
  await dialog.findByRole('region', { name: 'Svar på Svara på ett mejl' })
  const cost = { GPTV: 'gpt-4o-mini', InTokenAntal: 1190, OutTokenAntal: 95, ms: 2140 }
  await answer.result('Ja, **torsdag**.', { cost })
  expect(await screen.findByText('Svaret har kommit.')).toBeDefined()
  expect((await dialog.findByText('torsdag', {}, { timeout: 8_000 })).tagName).toBe('STRONG')
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['gpt-4o-mini', '1\u00A0190', '95', '2,1 s'])
  const form = await requests.find(({ url }) => url.endsWith('/Question/send'))?.formData()
  expect([...(form?.entries() ?? [])]).toEqual([
    ['QuestionId', 'q1'],
    ['Body', 'Hej'],
    ['AnswerId', expect.any(String)],
  ])
})

test('a test without text is refused, and nobody is asked', async () => {
  const { person, dialog, requests, field } = await testing()
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  expect(dialog.getByText('Skriv något i rutan först.')).toBeDefined()
  expect(document.activeElement).toBe(field('Dina uppgifter'))
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a test that fails says why at its place and in the catalogue’s words, and can be tried again', async () => {
  const second = stream()
  const answers = [refusal(503, 'Assistenten har för mycket att göra.'), second.response]
  const { person, dialog, field } = await testing({
    [send]: () => answers.shift() ?? json({}),
  })
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('för mycket att göra')
  expect(screen.getByText('Frågan kunde inte provas. Felkod 1022')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Försök igen' }))
  expect(document.activeElement).toBe(field('Dina uppgifter'))
  await act(() => second.result('Nu så'))
  expect(await dialog.findByText('Nu så')).toBeDefined()
})
