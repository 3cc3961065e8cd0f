import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

const fails = () => refusal(503, 'Något gick fel hos oss.')

test('what cannot be read above the list is named, and comes at the second try', async () => {
  let drafts = fails
  let proposals = fails
  const { person } = await library({
    'GET /v1/Question/drafts': () => drafts(),
    'GET /v1/Question/proposals': () => proposals(),
  })
  const title = 'Det gick inte att hämta förslag och utkast'
  expect(await screen.findByText(title)).toBeDefined()
  proposals = () => json({ results: [] })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Det gick inte att hämta utkast')).toBeDefined()
  drafts = () => json({ results: [] })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(screen.queryByText(/^Det gick inte att hämta/)).toBeNull())
})

test('models that cannot be read are named as such, also in a toast, above a library that is there all the same', async () => {
  await library({ 'GET /v1/Question/models': fails })
  expect(await screen.findByText('Det gick inte att hämta modeller som slutar')).toBeDefined()
  const toast = await screen.findByText(
    'En del av det som står ovanför frågorna kunde inte hämtas.',
  )
  expect(toast.parentElement?.textContent).toContain('Något gick fel hos oss.')
  expect(await screen.findByText('Svara på ett mejl')).toBeDefined()
  expect(screen.queryByText('Modeller som slutar')).toBeNull()
})
