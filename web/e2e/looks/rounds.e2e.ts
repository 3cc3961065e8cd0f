import { expect, test } from 'vitest'
import { roundsUntil } from '../../../infra/testing/rounds.ts'
import { visitAs } from '../support/signIn.ts'
import { tile } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

// docs/requirements.md, "First load".
const most = 3

test('the first card of the lobby, a question and the dashboard’s figures are there after three rounds', async () => {
  const staff = await visitAs('anna@example.se', '/Lobby')
  const admin = await visitAs('admin@example.se', '/Lobby')
  const rounds = {
    card: await roundsUntil(staff, '/Lobby', tile(staff)),
    question: await roundsUntil(staff, '/Lobby?fraga=mejlsvar', staff.getByLabel('Dina uppgifter')),
    figures: await roundsUntil(admin, '/Lobby', admin.getByText('Antal frågor').first()),
  }
  for (const count of Object.values(rounds)) expect(count).toBeLessThanOrEqual(most)
})

test('the sign-in page is there with the page itself', async () => {
  const page = await visit('/signin')
  const button = page.getByRole('button', { name: 'Logga in', exact: true })
  expect(await roundsUntil(page, '/signin', button)).toBe(1)
})
