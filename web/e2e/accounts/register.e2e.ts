import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { fillIn } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { portal, useVisits, visit } from '../support/visits.ts'

useVisits(async () => ({ settings: { tour: false, allowedEmailDomains: ['example.se'] } }))

const codeFor = (email: string) => {
  const mail = portal()
    .outbox.mails()
    .find(({ to }) => to === email)
  return /<strong>(\d+)</.exec(mail?.html ?? '')?.[1] ?? ''
}

test('somebody makes an account of their own, and is in', async () => {
  const email = 'tuva.ny@example.se'
  const page = await visit('/signin')
  await page.getByRole('link', { name: 'Skapa konto' }).click()
  await page.getByRole('heading', { name: 'Skapa konto' }).waitFor()
  await page.getByLabel('Förnamn').fill('Tuva')
  await page.getByLabel('Efternamn').fill('Ny')
  await page.getByLabel('E-post', { exact: true }).fill(email)
  await page.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('heading', { name: 'Bekräfta din e-postadress' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Kod från mejlet').fill('inte koden')
  await page.getByRole('button', { name: 'Skapa kontot' }).click()
  await page.getByText('Koden stämmer inte eller gäller inte längre.').waitFor()
  await page.getByRole('button', { name: 'Skicka koden igen' }).click()
  await page.getByText('En kod skickades nyss.').waitFor()
  await page.getByLabel('Kod från mejlet').fill(codeFor(email))
  await page.getByRole('button', { name: 'Skapa kontot' }).click()
  expect(await shows(page.getByRole('heading', { name: 'Hej Tuva!' }))).toBe(true)
})

test('a code for what a stranger began makes its owner’s account, from another window', async () => {
  const email = 'sigge.ny@example.se'
  const stranger = await visit('/register')
  await stranger.getByLabel('Förnamn').fill('Falsk')
  await stranger.getByLabel('Efternamn').fill('Person')
  await stranger.getByLabel('E-post', { exact: true }).fill(email)
  await stranger.getByLabel('Nytt lösenord').fill('Framlingens1')
  await stranger.getByRole('button', { name: 'Fortsätt' }).click()
  await stranger.getByRole('heading', { name: 'Bekräfta din e-postadress' }).waitFor()

  const owner = await visit('/register')
  await owner.getByRole('button', { name: 'Jag har redan en kod' }).click()
  await owner.getByLabel('Förnamn').fill('Sigge')
  await owner.getByLabel('Efternamn').fill('Ny')
  await owner.getByLabel('E-post', { exact: true }).fill(email)
  await owner.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await owner.getByLabel('Kod från mejlet').fill(codeFor(email))
  await owner.getByRole('button', { name: 'Skapa kontot' }).click()
  await owner.getByRole('heading', { name: 'Hej Sigge!' }).waitFor()

  await stranger.getByRole('link', { name: 'Till inloggningen' }).click()
  await fillIn(stranger, email, 'Framlingens1')
  expect(await shows(stranger.getByText('Fel e-postadress eller lösenord.'))).toBe(true)
})
