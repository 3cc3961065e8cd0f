import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stream } from '../../../../testing/server.ts'
import { studio } from '../../../../testing/studio.ts'

/** Karin in the studio of a question that asks gpt-4o; every model that is asked answers at once. */
async function trying() {
  const { person, requests } = await studio(
    { GPTV: 'gpt-4o' },
    {
      'PUT /v1/Question/try': () => {
        const answer = stream()
        void answer.result('Klart.')
        return answer.response
      },
    },
  )
  const tried = within(screen.getByRole('region', { name: 'Så ser personalen frågan' }))
  const asked = async () => {
    const sent = requests.filter(({ url }) => url.endsWith('/try'))
    return (await Promise.all(sent.map((one) => one.clone().json()))).map(({ GPTV }) => GPTV)
  }
  const send = () => person.click(tried.getByRole('button', { name: 'Skicka' }))
  await person.type(tried.getByLabelText(/^Dina uppgifter/), 'Ett mejl')
  return { person, tried, asked, send }
}

/** Long enough for a call to be sent. */
const aWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 200)
  })

test('another model of the question is asked once Karin sends, and not while she chooses', async () => {
  const { person, asked, send } = await trying()
  await send()
  await waitFor(async () => expect(await asked()).toEqual(['gpt-4o']))
  await person.selectOptions(screen.getByLabelText('AI-tjänst'), 'Claude AI')
  await person.selectOptions(screen.getByLabelText('Modell'), 'Claude B')
  await aWhile()
  expect(await asked()).toEqual(['gpt-4o'])
  await send()
  await waitFor(async () => expect(await asked()).toEqual(['gpt-4o', 'claude-b']))
})

test('a model that is added beside answers at once what was sent last', async () => {
  const { person, tried, asked, send } = await trying()
  const beside = () => tried.getByLabelText('Jämför med en annan modell')
  const add = async (model: string) => {
    await person.selectOptions(beside(), model)
    await person.click(tried.getByRole('button', { name: 'Lägg till modellen' }))
  }
  await add('Claude AI · Claude A')
  await aWhile()
  expect(await asked()).toEqual([])
  await send()
  await waitFor(async () => expect(await asked()).toEqual(['gpt-4o', 'claude-a']))
  // Whoever goes through the list asks none of them.
  await person.selectOptions(beside(), 'Claude AI · Claude B')
  await aWhile()
  expect(await asked()).toEqual(['gpt-4o', 'claude-a'])
  await add('Claude AI · Claude B')
  await waitFor(async () => expect(await asked()).toEqual(['gpt-4o', 'claude-a', 'claude-b']))
})

test('a key that is held, or a double click, asks once', async () => {
  const { tried, asked } = await trying()
  const box = tried.getByLabelText(/^Dina uppgifter/)
  const button = tried.getByRole('button', { name: 'Skicka' })
  const holds = { key: 'Enter', repeat: true }
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
  await waitFor(async () => expect(await asked()).toEqual(['gpt-4o']))
  fireEvent.keyDown(box, { ...holds, ctrlKey: true })
  fireEvent.click(button, { detail: 2 })
  expect(fireEvent.keyDown(button, holds)).toBe(false)
  // Whoever goes through the page by a held Tab is not stopped here.
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true)
  await aWhile()
  expect(await asked()).toEqual(['gpt-4o'])
})

test('whoever comes to try a model that the question’s service has not is told so', async () => {
  await studio({ GPTV: 'gpt-4o' }, {}, '/fragor?id=q1&modell=mistral-x')
  const toast = await screen.findByText('mistral-x går inte att välja här')
  expect(toast.parentElement?.textContent).toContain('Frågans AI-tjänst har inte modellen')
  expect(screen.getByLabelText('Modell')).toHaveProperty('value', 'gpt-4o')
  expect(location.search).toBe('?id=q1')
})

test('whoever comes to try another model takes along what is wished, as far as it can be told', async () => {
  const Wishes = { length: 'kort', effort: 'hög' } as const
  const { saved } = await studio({ Wishes }, {}, '/fragor?id=q1&modell=gpt-4o')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ GPTV: 'gpt-4o', Wishes })
})

test('whoever comes to try the model that a question has changes nothing by that', async () => {
  const places = globalThis.history.length
  const { saved } = await studio({ GPTV: 'gpt-4o' }, {}, '/fragor?id=q1&modell=gpt-4o')
  await waitFor(() => expect(location.search).toBe('?id=q1'))
  expect(globalThis.history).toHaveLength(places)
  // Longer than until a draft is saved.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_300)))
  expect(saved).toEqual([])
})
