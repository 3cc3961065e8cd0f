import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '../../../infra/local/cognito/testPool.ts'
import { newPerson, seek, usersOf } from '../support/people.ts'
import { fillIn } from '../support/signIn.ts'
import { focused, shows, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

/** What the app would read from the picture. */
async function scanned(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Öppna appen på den här enheten' })
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
}

async function enter(page: Page, code: string) {
  await page.getByLabel('Engångskod').fill(code)
  await page.keyboard.press('Enter')
}

/** Somebody new turns the second step on in the account. Gives their page and address, what the app keeps, and the code that it showed. */
async function protectedPerson(Firstname: string) {
  const email = await newPerson(Firstname, 'Ågren')
  const page = await visit('/Konto')
  await fillIn(page, email)
  const card = page.getByRole('region', { name: 'Tvåstegsverifiering' })
  await card.getByRole('button', { name: 'Slå på' }).click()
  await page.getByRole('dialog', { name: 'Ställ in tvåstegsverifiering' }).waitFor()
  const secret = await scanned(page)
  await enter(page, '12345')
  expect(await shows(page.getByText('Skriv de sex siffrorna som appen visar.'))).toBe(true)
  await enter(page, codeOf(secret, -90))
  expect(await shows(page.getByText(/^Koden stämmer inte\./))).toBe(true)
  const code = codeOf(secret)
  await enter(page, code)
  expect(await shows(toast(page, 'Tvåstegsverifieringen är på.'))).toBe(true)
  expect(await shows(card.getByText('På', { exact: true }))).toBe(true)
  return { page, email, secret, code }
}

test('who turns the second step on signs in with a code, and turns it off again', async () => {
  const { email, secret, code } = await protectedPerson('Nils')
  const page = await visit('/Konto')
  await fillIn(page, email)
  await page.getByRole('heading', { name: 'Tvåstegsverifiering', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Tvåstegsverifiering – Portalen')
  await enter(page, '')
  expect(await shows(page.getByText('Skriv de sex siffrorna som appen visar.'))).toBe(true)
  // The code that turned it on is spent.
  await enter(page, code)
  expect(await shows(page.getByText(/^Den koden är redan använd\./))).toBe(true)
  await enter(page, codeOf(secret, -90))
  expect(await shows(page.getByText(/^Koden stämmer inte\./))).toBe(true)
  await enter(page, codeOf(secret, 30))
  const card = page.getByRole('region', { name: 'Tvåstegsverifiering' })
  await card.getByRole('button', { name: 'Stäng av' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stäng av' }).click()
  expect(await shows(toast(page, 'Tvåstegsverifieringen är av.'))).toBe(true)
  const again = await visit('/Konto')
  await fillIn(again, email)
  expect(await shows(again.getByRole('heading', { name: 'Mitt konto' }))).toBe(true)
})

test('who has no code to hand goes back to the password', async () => {
  const { email } = await protectedPerson('Nora')
  const page = await visit('/signin')
  await fillIn(page, email)
  await page.getByLabel('Engångskod').waitFor()
  expect(await shows(page.getByText(/^Kommer du inte åt appen\?/))).toBe(true)
  await page.getByRole('button', { name: 'Till inloggningen' }).click()
  await page.getByRole('button', { name: 'Logga in' }).waitFor()
  expect(await page.getByLabel('E-post').inputValue()).toBe(email)
  await fillIn(page, 'anna@example.se')
  expect(await shows(page.getByRole('heading', { name: 'Hej Anna!' }))).toBe(true)
})

test('an administrator turns it off for somebody whose phone is lost', async () => {
  const { page, email } = await protectedPerson('Nina')
  const admin = await usersOf('admin@example.se')
  await seek(admin, email)
  await admin.getByRole('link', { name: 'Nina Ågren' }).first().click()
  await admin.getByText(email).first().waitFor()
  const button = admin.getByRole('button', { name: 'Stäng av tvåstegsverifiering' })
  await button.click()
  const question = admin.getByRole('alertdialog')
  expect(await question.innerText()).toContain(
    'Nina Ågren kan sedan logga in med bara sitt lösenord',
  )
  await question.getByRole('button', { name: 'Stäng av' }).click()
  expect(await shows(toast(admin, 'Tvåstegsverifieringen är av.'))).toBe(true)
  await expect.poll(() => button.count()).toBe(0)
  await page.getByRole('button', { name: /Notis/ }).waitFor()
  const again = await visit('/')
  await fillIn(again, email)
  expect(await shows(again.getByRole('heading', { name: 'Hej Nina!' }))).toBe(true)
})

test('the second step is set up and taken with the keyboard alone', async () => {
  const email = await newPerson('Nova', 'Ågren')
  const page = await visit('/Konto')
  await fillIn(page, email)
  const keys = page.keyboard
  const tabTo = async (name: string) => {
    for (let tries = 0; tries < 60 && (await focused(page)) !== name; tries++)
      await keys.press('Tab')
    await expect.poll(() => focused(page)).toBe(name)
  }
  await page.getByRole('button', { name: 'Slå på' }).waitFor()
  await tabTo('Slå på')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  const secret = await scanned(page)
  const isInCode = () =>
    page.evaluate<boolean>('document.activeElement.autocomplete === "one-time-code"')
  for (let tries = 0; tries < 10 && !(await isInCode()); tries++) await keys.press('Tab')
  await keys.type(codeOf(secret))
  await keys.press('Enter')
  expect(await shows(toast(page, 'Tvåstegsverifieringen är på.'))).toBe(true)
  await expect.poll(() => focused(page)).toBe('Byt app')
})
