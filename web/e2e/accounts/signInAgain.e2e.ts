import { afterEach, expect, test, vi } from 'vitest'
import { codeOf } from '../../../infra/local/cognito/testPool.ts'
import { faults } from '../support/faults.ts'
import { newPerson } from '../support/people.ts'
import { fillIn, visitAs } from '../support/signIn.ts'
import { shows, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

/** Turns the clock of the portal and its pool on; browsers keep theirs. */
const later = (minutes: number) =>
  vi.useFakeTimers({
    toFake: ['Date'],
    now: Date.now() + minutes * 60_000,
    shouldAdvanceTime: true,
  })
afterEach(() => void vi.useRealTimers())

const account = async (email: string, path = '/Konto') => {
  const page = await visitAs(email, path)
  await page.getByRole('heading', { name: 'Mitt konto', level: 1 }).waitFor()
  return page
}

test('who changes their password goes on here, and signs in over what they are doing elsewhere', async () => {
  const email = await newPerson('Petra', 'Ångström')
  const phone = await account(email)
  const desk = await account(email)
  await phone.getByLabel('Ort', { exact: true }).fill('Skellefteå')

  await desk.getByLabel('Lösenord', { exact: true }).fill('Portalen2')
  await desk.getByRole('button', { name: 'Spara' }).click()
  await toast(desk, 'Uppgifterna är sparade.').waitFor()
  expect(await desk.getByLabel('Lösenord', { exact: true }).inputValue()).toBe('')
  await desk.reload()
  expect(await shows(desk.getByRole('heading', { name: 'Mitt konto', level: 1 }))).toBe(true)

  await phone.getByRole('button', { name: 'Spara' }).click()
  const again = phone.getByRole('dialog', { name: 'Logga in igen' })
  await again.getByText(email).waitFor()
  expect(await faults(phone)).toEqual([])
  await again.getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  await again.getByLabel('Lösenord', { exact: true }).press('Enter')
  await again.getByText('Lösenordet stämmer inte. Försök igen.').waitFor()
  expect(await faults(phone)).toEqual([])
  await again.getByLabel('Lösenord', { exact: true }).fill('Portalen2')
  await again.getByRole('button', { name: 'Logga in' }).click()
  // The other device has changed the profile meanwhile.
  await phone.getByText('det du har skrivit finns kvar').waitFor()
  await phone.getByRole('button', { name: 'Spara' }).click()
  await toast(phone, 'Uppgifterna är sparade.').waitFor()
  expect(await phone.getByLabel('Ort', { exact: true }).inputValue()).toBe('Skellefteå')
})

test('a session that was ended can also be left, for the sign-in page', async () => {
  const email = await newPerson('Pelle', 'Ångström')
  const phone = await account(email)
  const desk = await account(email)
  await desk.getByLabel('Lösenord', { exact: true }).fill('Portalen2')
  await desk.getByRole('button', { name: 'Spara' }).click()
  await toast(desk, 'Uppgifterna är sparade.').waitFor()
  await phone.getByRole('link', { name: 'Dokument' }).first().click()
  await phone.getByRole('button', { name: 'Till inloggningssidan' }).click()
  await phone.waitForURL('**/signin')
  await fillIn(phone, email, 'Portalen2')
  expect(await shows(phone.getByRole('heading', { name: 'Dokument', level: 1 }))).toBe(true)
})

test('what matters wants a fresh proof, asked for in place with the keyboard alone', async () => {
  const email = await newPerson('Prova', 'Ångström')
  const page = await account(email)
  later(11)
  await page.getByLabel('Ort', { exact: true }).fill('Umeå')
  await page.getByLabel('Lösenord', { exact: true }).fill('Portalen2')
  await page.getByLabel('Lösenord', { exact: true }).press('Enter')
  const proof = page.getByRole('dialog', { name: 'Bekräfta att det är du' })
  await proof.waitFor()
  await page.keyboard.press('Escape')
  await proof.waitFor({ state: 'detached' })
  // Turning round costs nothing: neither the session nor what was typed.
  expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe('Umeå')
  await page.getByRole('button', { name: 'Spara' }).press('Enter')
  await proof.waitFor()
  await page.keyboard.type('Portalen1')
  await page.keyboard.press('Enter')
  await toast(page, 'Uppgifterna är sparade.').waitFor()
  const again = await visit('/Konto')
  await fillIn(again, email, 'Portalen2')
  expect(await again.getByLabel('Ort', { exact: true }).inputValue()).toBe('Umeå')
})

test('whose sign-in asks for a code is asked for it here, too', async () => {
  const email = await newPerson('Tove', 'Ångström')
  const page = await account(email)
  const card = page.getByRole('region', { name: 'Tvåstegsverifiering' })
  await card.getByRole('button', { name: 'Slå på' }).click()
  const link = page.getByRole('link', { name: 'Öppna appen på den här enheten' })
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  await page.getByLabel('Engångskod').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await toast(page, 'Tvåstegsverifieringen är på.').waitFor()
  later(11)
  await card.getByRole('button', { name: 'Stäng av' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stäng av' }).click()
  const proof = page.getByRole('dialog', { name: 'Bekräfta att det är du' })
  const revoked: unknown[] = []
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('.RevokeToken'))
      revoked.push(request.postDataJSON().Token)
  })
  const before = await page.evaluate(
    `Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1]`,
  )
  await proof.getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  await proof.getByRole('button', { name: 'Bekräfta' }).click()
  await proof.getByLabel('Engångskod').fill(codeOf(secret))
  expect(await faults(page)).toEqual([])
  expect(revoked).toEqual([])
  await page.keyboard.press('Enter')
  // What the proof takes the place of ends with it.
  await expect.poll(() => revoked).toEqual([before])
  // Without it, all sessions begin anew.
  const over = page.getByRole('dialog', { name: 'Logga in igen' })
  await over.getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  await over.getByRole('button', { name: 'Logga in' }).click()
  expect(await shows(card.getByText('Av', { exact: true }))).toBe(true)
})
