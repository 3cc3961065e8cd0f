import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { path } from '../../../testing/lobby.ts'
import { open, reload, signedIn } from '../../../testing/open.tsx'
import { json, serve, stream, wholeAnswer } from '../../../testing/server.ts'

const address = '/Lobby?fraga=q1&svar=k1'
const note = () => screen.findByLabelText(/Berätta mer/)

/** Anna says that a kept answer did not help, and begins to write why. */
async function writing(answers: Parameters<typeof serve>[0] = {}) {
  let results: object = wholeAnswer('k1', 'Det första svaret.')
  serve({
    'GET /v1/Svar/get': () => json({ results }),
    'PUT /v1/Svar/update': () => {
      results = { ...results, Helped: 'no' }
      return json({ results })
    },
    ...answers,
  })
  signedIn()
  const person = await open(address)
  await person.click(await screen.findByRole('button', { name: 'Nej' }))
  await person.type(await note(), 'Datum saknas')
  return person
}

test('why an answer did not help is there after a reload, until it is sent', async () => {
  await writing()
  const person = await reload(address)
  expect(await note()).toHaveProperty('value', 'Datum saknas')
  await person.click(screen.getByRole('button', { name: 'Skicka omdömet' }))
  await waitFor(() => expect(screen.queryByLabelText(/Berätta mer/)).toBeNull())
  expect(JSON.stringify(localStorage)).not.toContain('Datum saknas')
})

test('why an answer did not help is there for whoever has asked on meanwhile', async () => {
  const answer = stream()
  const person = await writing({ [path]: () => answer.response })
  await person.click(screen.getByRole('button', { name: 'Kortare' }))
  await answer.result('Ett kortare svar.', { SvarId: 'k1' })
  await screen.findByText('Ett kortare svar.')
  expect(await note()).toHaveProperty('value', 'Datum saknas')
})
