import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownAnswerRow as row } from '../../testing/answers.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { json, refusal, serve } from '../../testing/server.ts'

const list = 'GET /v1/Svar/all'

async function page(answers: Parameters<typeof serve>[0]) {
  const requests = serve(answers)
  signedIn()
  return { person: await open('/Svar'), requests }
}

test('more that cannot be read at the second try either is told anew', async () => {
  const fails = () => refusal(500, 'Något gick fel hos oss.')
  const second = Promise.withResolvers<Response>()
  const further = [fails, () => second.promise]
  const { person } = await page({
    [list]: ({ url }) =>
      new URL(url).searchParams.has('before')
        ? (further.shift() ?? fails)()
        : json({ results: { rows: [row('a1')], next: 'a1' } }),
  })
  const more = await screen.findByRole('button', { name: 'Visa fler' })
  await person.click(more)
  await screen.findByRole('alert')
  // That says it already.
  expect(screen.queryByText('Dina svar kunde inte hämtas.')).toBeNull()
  await person.click(more)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  second.resolve(fails())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Fler svar kunde inte hämtas. Försök igen.',
  )
})

test('whether an answer is to be pinned or not is what the server is told, and why it could not be what people are', async () => {
  const { person, requests } = await page({
    [list]: () => json({ results: { rows: [row('a1'), row('a2', { Pinned: true })] } }),
    'PUT /v1/Svar/update': () => refusal(500, 'Något gick fel hos oss.'),
  })
  await person.click(await screen.findByRole('button', { name: /^Fäst svaret på ”Fråga a1”/ }))
  const toast = await screen.findByText('Svaret kunde inte fästas.')
  expect(toast.parentElement?.textContent).toContain('Något gick fel hos oss.')
  await person.click(screen.getByRole('button', { name: /^Lossa svaret på ”Fråga a2”/ }))
  const sent = () =>
    Promise.all(requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json()))
  await waitFor(async () =>
    expect(await sent()).toEqual([
      { id: 'a1', Pinned: true },
      { id: 'a2', Pinned: false },
    ]),
  )
  expect(await screen.findByText('Svaret kunde inte lossas.')).toBeDefined()
})

test('all answers are taken out once, however often that is pressed', async () => {
  const { person, requests } = await page({
    [list]: ({ url }) =>
      url.includes('whole=true')
        ? new Promise(() => undefined)
        : json({ results: { rows: [row('a1')] } }),
  })
  const button = await screen.findByRole('button', { name: 'Ladda ner alla' })
  await person.click(button)
  await waitFor(() => expect(button.ariaDisabled).toBe('true'))
  await person.click(button)
  expect(requests.filter(({ url }) => url.includes('whole=true'))).toHaveLength(1)
})
