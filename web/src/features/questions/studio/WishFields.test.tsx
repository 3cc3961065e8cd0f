import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '../../../../../shared/contract/questions/question.ts'
import { type Answers, library, questions } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

const live: Question = { ...questions[0]!, GPTV: 'gpt-4o', DaytoUpdate: '2026-11-20T10:00:00.000Z' }

/** Karin in the studio of a question. */
async function studio(question: Partial<Question> = {}, answers: Answers = {}) {
  const shown = { ...live, ...question }
  const { person, requests } = await library(
    {
      'GET /v1/Question/studio': () => json({ results: { Question: shown, Trials: [] } }),
      'GET /v1/Question/trials': () => json({ results: [] }),
      'PUT /v1/Question/saveDraft': async (request) => {
        const given = await request.clone().json()
        const DaytoUpdate = '2026-11-23T10:00:00.000Z'
        return json({ results: { ...given, DaytoUpdate, name: 'Karin Ek' }, message: 'Klart.' })
      },
      ...answers,
    },
    '/fragor?id=q1',
  )
  await screen.findByRole('heading', { name: live.QuestionLabel, level: 1 })
  const saved = async () => {
    await screen.findByText(/^Utkastet är sparat/)
    const last = requests.findLast(({ url }) => url.endsWith('/saveDraft'))
    return (await last?.clone().json())?.Wishes
  }
  const choose = (label: string, option: string) =>
    person.selectOptions(screen.getByLabelText(label), option)
  return { person, requests, saved, choose }
}

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('Karin says how long answers are to be and how much the model thinks, and the draft has it', async () => {
  const { choose, saved } = await studio()
  expect(optionsOf('Svarets längd')).toEqual([
    'Som modellen väljer',
    'Kort, omkring 150 ord',
    'Mellan, omkring 400 ord',
    expect.stringMatching(/^Lång, omkring 1\s000 ord$/),
  ])
  expect(optionsOf('Så mycket tänker modellen')).toEqual(['Som modellen brukar', 'Lite', 'Mycket'])
  expect(screen.queryByLabelText('Så mycket varierar svaret')).toBeNull()
  await choose('Svarets längd', 'Kort, omkring 150 ord')
  await choose('Så mycket tänker modellen', 'Mycket')
  expect(await saved()).toEqual({ length: 'kort', effort: 'hög' })
})

test('another model takes along what it can be told', async () => {
  const { choose, saved } = await studio({ Wishes: { length: 'lång', effort: 'låg' } })
  await choose('AI-tjänst', 'Claude AI')
  expect(screen.queryByLabelText('Så mycket tänker modellen')).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Svarets längd').value).toBe('lång')
  await choose('Så mycket varierar svaret', 'Lite')
  expect(await saved()).toEqual({ length: 'lång', variation: 'låg' })
})

test('whoever passes through the services with the arrow keys comes back to their model and wishes', async () => {
  const { choose, saved } = await studio({ Wishes: { length: 'lång', effort: 'låg' } })
  await choose('AI-tjänst', 'Claude AI')
  await choose('Så mycket varierar svaret', 'Lite')
  await choose('AI-tjänst', 'ChatGPT')
  expect(screen.getByLabelText<HTMLSelectElement>('Modell').value).toBe('gpt-4o')
  expect(await saved()).toEqual({ length: 'lång', effort: 'låg' })
  await choose('AI-tjänst', 'Claude AI')
  expect(screen.getByLabelText<HTMLSelectElement>('Så mycket varierar svaret').value).toBe('låg')
})

test('what nobody wishes any more is not sent', async () => {
  const { choose, saved } = await studio({ Wishes: { length: 'kort' } })
  await choose('Svarets längd', 'Som modellen väljer')
  expect(await saved()).toBeUndefined()
})

test('what the model cannot be told stands there with what is wrong, and can be taken away', async () => {
  const text = 'Det går inte att välja hur mycket svaret varierar för gpt-4o.'
  const { person, choose, saved } = await studio(
    { Wishes: { variation: 'hög' } },
    {
      'PUT /v1/Question/publish': () =>
        refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', { 'Wishes.variation': text }),
    },
  )
  await person.click(screen.getByRole('button', { name: 'Publicera' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox'), 'Måste ut')
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  const field = await screen.findByLabelText('Så mycket varierar svaret')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(text)).toHaveLength(2)
  await choose('Så mycket varierar svaret', 'Som modellen brukar')
  expect(await saved()).toBeUndefined()
})

test('of a question on an earlier model can be wished what the one takes that answers in its place', async () => {
  const takes = { effort: ['låg', 'hög'], variation: [] }
  const earlier = { GPTV: 'mistral-old', name: 'mistral-old', answeredBy: 'Mistral Large', takes }
  const mistral = {
    AImodule: 'Mistralai',
    name: 'Mistral AI',
    configured: true,
    models: [{ GPTV: 'mistral-large-latest', name: 'Mistral Large' }],
    earlier: [earlier],
  }
  const { choose, saved } = await studio(
    { AImodule: 'Mistralai', GPTV: earlier.GPTV },
    { 'GET /v1/Question/providers': () => json({ results: [mistral] }) },
  )
  await choose('Så mycket tänker modellen', 'Mycket')
  expect(await saved()).toEqual({ effort: 'hög' })
})
