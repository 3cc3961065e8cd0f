import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stream } from '../../../testing/server.ts'
import { lineField, studio } from '../../../testing/studio.ts'

type Shown = Awaited<ReturnType<typeof studio>>

const tried = () => within(screen.getByRole('region', { name: 'Så ser personalen frågan' }))

const sentTo = async ({ requests }: Pick<Shown, 'requests'>, path: string) =>
  Promise.all(requests.filter(({ url }) => url.endsWith(path)).map((one) => one.clone().json()))

test('what is filled in stays with a field that is put into the text, and can be sent', async () => {
  const answer = stream()
  const shown = await studio(
    { Fields: [lineField('falt', 'Ämne')] },
    { 'PUT /v1/Question/try': () => answer.response },
  )
  const { person } = shown
  await person.type(tried().getByLabelText(/^Ämne/), 'Bänkar')
  await person.click(screen.getByRole('button', { name: 'Sätt in i frågan: Ämne' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Frågans text').value).toContain('{{ämne}}'),
  )
  expect(tried().getByLabelText(/^Ämne/)).toHaveProperty('value', 'Bänkar')
  await person.click(tried().getByRole('button', { name: 'Skicka' }))
  await waitFor(async () => expect(await sentTo(shown, '/try')).toHaveLength(1))
  const [sent] = await sentTo(shown, '/try')
  expect(JSON.parse(sent.Fields)).toEqual({ ämne: 'Bänkar' })
  await answer.result('Klart.')
})

test('what was filled into a field that is taken away keeps nobody from trying the rest', async () => {
  const answer = stream()
  const shown = await studio(
    { Fields: [lineField('namn', 'Namn'), lineField('ort', 'Ort')] },
    { 'PUT /v1/Question/try': () => answer.response },
  )
  const { person } = shown
  await person.type(tried().getByLabelText(/^Namn/), 'Åsa')
  await person.type(tried().getByLabelText(/^Ort/), 'Lund')
  await person.click(screen.getByRole('button', { name: 'Ta bort fältet Namn' }))
  await person.click(tried().getByRole('button', { name: 'Skicka' }))
  await waitFor(async () => expect(await sentTo(shown, '/try')).toHaveLength(1))
  const [sent] = await sentTo(shown, '/try')
  expect(JSON.parse(sent.Fields)).toEqual({ ort: 'Lund' })
  await answer.result('Klart.')
})
