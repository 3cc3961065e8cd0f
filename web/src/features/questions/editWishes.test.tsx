import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogOf, libraryOf, questions } from '../../testing/library.ts'
import { json } from '../../testing/server.ts'

const wishing = {
  ...questions[0]!,
  GPTV: 'gpt-4o',
  Wishes: { length: 'kort', effort: 'hög', variation: 'hög' } as const,
}

/** Karin changes a question whose author wishes something of its answers. */
const editing = () =>
  dialogOf('Redigera Svara på ett mejl', 'Redigera fråga', {
    ...libraryOf(() => [wishing]),
    'PUT /v1/Question/update': () => json({ results: wishing, message: 'Sparas.' }),
  })

test('another model is chosen without what it cannot be told, and keeps what it can', async () => {
  const { person, sent, field, save } = await editing()
  await person.selectOptions(field('AI-tjänst'), 'Claude AI')
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
  const [given] = await sent()
  expect(JSON.parse(given.Question)).toMatchObject({
    GPTV: 'claude-a',
    Wishes: { length: 'kort', variation: 'hög' },
  })
})

test('what is wished stays as it is while the model does', async () => {
  const { person, sent, field, save } = await editing()
  await person.type(field('Hjälptext'), '!')
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
  const [given] = await sent()
  expect(JSON.parse(given.Question)).not.toHaveProperty('Wishes')
})

test('another model of the same service is chosen without what it cannot be told, too', async () => {
  const { person, sent, field, save } = await editing()
  await person.selectOptions(field('Modell'), 'gpt-3.5-turbo-16k')
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
  const [given] = await sent()
  expect(JSON.parse(given.Question)).toMatchObject({ Wishes: { length: 'kort' } })
  expect(JSON.parse(given.Question).Wishes).not.toHaveProperty('effort')
})
