import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library, rows } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

test('how often a question was answered shows without its votes, and is not asked for anew where the page is sorted', async () => {
  const counts = { Question: '', InTokenAntal: 0, OutTokenAntal: 0, MikroOre: 0 }
  const { person, requests } = await library({
    'GET /v1/Statistic/QuestList': () =>
      json({ results: [{ QuestionId: 'q1', QuestionAntal: 3, ...counts }], count: 1 }),
    'GET /v1/Statistic/Hjalp': () => refusal(500, 'Något gick fel hos oss.'),
  })
  expect(await screen.findByText('3 svar')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Rubrik' }))
  await waitFor(() => expect(rows()[0]?.[1]).toContain('Sammanfatta ett möte'))
  expect(requests.filter(({ url }) => url.includes('/Statistic/'))).toHaveLength(2)
})

test('the place of what is not counted yet is kept by a blank, so that no row grows', async () => {
  const never = () => new Promise<Response>(() => undefined)
  await library({ 'GET /v1/Statistic/QuestList': never, 'GET /v1/Statistic/Hjalp': never })
  await screen.findByText('Svara på ett mejl')
  expect(rows().map(([, label]) => label?.at(-1))).toEqual(['\u00A0', '\u00A0', '\u00A0'])
})
