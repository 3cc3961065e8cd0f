import {
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '../../../infra/local/cognito/testPool.ts'
import { demoPassword } from '../../../infra/local/seed/people.ts'
import { fillIn } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { portal, useVisits, visit } from '../support/visits.ts'

useVisits(async () => ({ settings: { tour: false, multiFactor: 'required' } }))

const account = (email: string) => ({ UserPoolId: portal().cognito.poolId, Username: email })

/** Somebody of the demo as on their first day, also when a journey is tried again. */
async function withoutSecondStep(email: string) {
  const pool = new CognitoIdentityProviderClient()
  const off = { ...account(email), SoftwareTokenMfaSettings: { Enabled: false } }
  await pool.send(new AdminSetUserMFAPreferenceCommand(off))
  const known = { ...account(email), Password: demoPassword, Permanent: true }
  await pool.send(new AdminSetUserPasswordCommand(known))
}

/** Sets the second step up on the page that stands before everything else. Gives what the app keeps. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Ställ in tvåstegsverifiering' }).waitFor()
  const link = page.getByRole('link', { name: 'Öppna appen på den här enheten' })
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  await page.getByLabel('Engångskod').fill(codeOf(secret, -90))
  await page.keyboard.press('Enter')
  await page.getByText(/^Koden stämmer inte\./).waitFor()
  await page.getByLabel('Engångskod').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  return secret
}

test('where the stage requires a second step, people set it up before anything else', async () => {
  await withoutSecondStep('samira@example.se')
  const page = await visit('/Dokument')
  await fillIn(page, 'samira@example.se')
  const secret = await setUp(page)
  expect(await shows(page.getByRole('heading', { name: 'Dokument', level: 1 }))).toBe(true)

  await page.goto('/Konto')
  const card = page.getByRole('region', { name: 'Tvåstegsverifiering' })
  expect(await shows(card.getByRole('button', { name: 'Byt app' }))).toBe(true)
  expect(await card.getByRole('button', { name: 'Stäng av' }).count()).toBe(0)

  const again = await visit('/')
  await fillIn(again, 'samira@example.se')
  await again.getByLabel('Engångskod').fill(codeOf(secret, 30))
  await again.getByRole('button', { name: 'Logga in' }).click()
  expect(await shows(again.getByRole('heading', { name: 'Hej Samira!' }))).toBe(true)
})

test('who has to choose a new password is asked for a code after it', async () => {
  await withoutSecondStep('tove@example.se')
  const before = await visit('/')
  await fillIn(before, 'tove@example.se')
  const secret = await setUp(before)
  await before.getByRole('heading', { name: 'Hej Tove!' }).waitFor()

  const handedOut = { ...account('tove@example.se'), Password: 'Tillfalligt1' }
  await new CognitoIdentityProviderClient().send(new AdminSetUserPasswordCommand(handedOut))
  const page = await visit('/signin')
  await fillIn(page, 'tove@example.se', 'Tillfalligt1')
  await page.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await page.getByRole('button', { name: 'Spara och logga in' }).click()
  await page.getByLabel('Engångskod').fill(codeOf(secret, 30))
  await page.keyboard.press('Enter')
  expect(await shows(page.getByRole('heading', { name: 'Hej Tove!' }))).toBe(true)
})
