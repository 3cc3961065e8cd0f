import { afterAll, expect, test } from 'vitest'
import { startOutlookDemo } from '../../../infra/local/outlook/demo.ts'
import { faults } from '../support/faults.ts'
import { shows } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

let outlook: Awaited<ReturnType<typeof startOutlookDemo>>

// As `STAGE=outlook npm start` has it.
useVisits(async () => {
  outlook = await startOutlookDemo(0)
  return { stage: 'outlook', outlook, settings: { tour: false } }
})
afterAll(() => outlook.stop())

/** Somebody goes to Outlook, where one chooses who one is. */
async function choose(who: RegExp) {
  const page = await visit('/signin', { ignoreHTTPSErrors: true })
  await page.getByRole('button', { name: 'Logga in med Outlook' }).click()
  await page.getByRole('heading', { name: 'Välj konto' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: who }).click()
  return page
}

test('whoever tries the portal comes in with Outlook as somebody who has never been there', async () => {
  const page = await choose(/^Nils Ny/)
  expect(await shows(page.getByRole('heading', { name: 'Hej Nils!' }))).toBe(true)
})

test('or as somebody who has an account already', async () => {
  const page = await choose(/^Anna Bergström/)
  expect(await shows(page.getByRole('heading', { name: 'Hej Anna!' }))).toBe(true)
})

test('or as an administrator, who is one by the group in Entra ID', async () => {
  const page = await choose(/^Vera Ny/)
  expect(await shows(page.getByRole('heading', { name: 'Lobby', level: 1 }))).toBe(true)
})

test('and sees what somebody without access is told', async () => {
  const page = await choose(/utan tillgång/)
  const told = page.getByRole('alert').getByText('har inte tillgång till portalen')
  expect(await shows(told)).toBe(true)
})
