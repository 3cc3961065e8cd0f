import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'
import { draftOf, live, studio } from '../../../testing/studio.ts'

const get = 'GET /v1/Question/studio'

test('whoever opens a question that is gone reads so, with the way back to the others', async () => {
  await library({ [get]: () => refusal(404, 'Frågan finns inte.', 'not_found') }, '/fragor?id=q9')
  await screen.findByRole('heading', { level: 1, name: 'Frågan finns inte längre' })
  expect(document.title).toBe('Frågan finns inte längre – Portalen')
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Alla frågor' }).getAttribute('href')).toBe('/fragor')
})

test('a question that could not be read is told below the page’s title, and read at the second try', async () => {
  let answer = refusal(500, 'Något gick fel hos oss.')
  const { person } = await library({ [get]: () => answer }, '/fragor?id=q1')
  expect(await screen.findByText('Frågan kunde inte hämtas')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Frågor' })).toBeDefined()
  answer = json({ results: { Question: live, Draft: draftOf(), Trials: [] } })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByLabelText('Rubrik')).toBeDefined()
})

test('without the providers a question is open all the same, and what is typed is saved', async () => {
  const { person, saved } = await studio(
    {},
    { 'GET /v1/Question/providers': () => refusal(500, 'Något gick fel hos oss.') },
  )
  const field = await screen.findByLabelText('Rubrik')
  expect(await screen.findByText(/^AI-tjänsterna kunde inte hämtas/)).toBeDefined()
  await person.type(field, '!')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.getByLabelText('Rubrik')).toBe(field)
  expect(saved).toMatchObject([{ QuestionLabel: `${live.QuestionLabel}!`, GPTV: live.GPTV }])
})
