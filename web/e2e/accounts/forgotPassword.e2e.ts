import { expect, test } from 'vitest'
import { fillIn } from '../support/signIn.ts'
import { linkFor, mailTo, shows } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

async function askForMail(email: string) {
  const page = await visit('/signin')
  await page.getByRole('link', { name: 'Glömt mitt lösenord' }).click()
  await page.getByRole('heading', { name: 'Glömt lösenordet?' }).waitFor()
  await page.getByLabel('E-post', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Skicka länk' }).click()
  return page
}

test('somebody who forgot the password chooses a new one through the mail', async () => {
  const page = await askForMail('linnea@example.se')
  const sent = page.getByRole('alert').filter({ hasText: 'har vi skickat ett mejl' })
  await sent.waitFor()
  await page.waitForURL('**/signin')
  await sent.waitFor()

  await page.goto(linkFor('linnea@example.se'))
  const password = page.getByLabel('Nytt lösenord')
  await page.getByText('Krav på lösenordet:').waitFor()
  await password.fill('alla')
  await page.getByText('minst en liten bokstav (a–z), uppfyllt').waitFor()
  await page.getByText('minst en siffra, saknas').waitFor()
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  expect(await password.getAttribute('aria-invalid')).toBe('true')
  await password.fill('Alldeles-Nytt1')
  await page.getByText('Lösenordet uppfyller alla krav.').waitFor()
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()

  await page.getByText('Ditt lösenord är ändrat.').waitFor()
  await fillIn(page, 'linnea@example.se', 'Alldeles-Nytt1')
  expect(await shows(page.getByRole('heading', { name: 'Hej Linnéa!' }))).toBe(true)
})

test('a code can be typed by hand, and a wrong one is told with a way to a new mail', async () => {
  const page = await askForMail('gustav@example.se')
  await page.waitForURL('**/signin')
  await page.getByRole('link', { name: 'Glömt mitt lösenord' }).click()
  await page.getByRole('heading', { name: 'Glömt lösenordet?' }).waitFor()
  await page.getByLabel('E-post', { exact: true }).fill('gustav@example.se')
  await page.getByRole('link', { name: 'Jag har redan en kod' }).click()
  await page.getByLabel('Kod från mejlet').fill('000000')
  await page.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  await page.getByText('Koden stämmer inte.').waitFor()

  const code = /code=(\d+)/.exec(linkFor('gustav@example.se'))?.[1] ?? ''
  // As many write it down.
  await page.getByLabel('Kod från mejlet').fill(code.replace(/^.../, '$& '))
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  expect(await shows(page.getByText('Ditt lösenord är ändrat.'))).toBe(true)
})

test('a code that is used up is told, and the link for a new mail keeps the address', async () => {
  const page = await visit('/forgot-password#email=fatima%40example.se&code=123456')
  await page.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()
  await page.getByText('Koden gäller inte längre.').waitFor()
  await page.getByRole('link', { name: 'Skicka ett nytt mejl' }).click()
  expect(await page.getByLabel('E-post', { exact: true }).inputValue()).toBe('fatima@example.se')
})

test('an address that nobody has gets the same answer', async () => {
  const page = await askForMail('finns-inte@example.se')
  await page.getByText('har vi skickat ett mejl').waitFor()
  expect(mailTo('finns-inte@example.se')).toBeUndefined()
})
