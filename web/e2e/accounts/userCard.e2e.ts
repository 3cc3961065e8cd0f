import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { fresh, listed, newPerson, seek, usersOf } from '../support/people.ts'
import { fillIn, tokensOf } from '../support/signIn.ts'
import { lobbyOf, shows, toast } from '../support/steps.ts'
import { portal, useVisits, visit } from '../support/visits.ts'

useVisits()

/** An administrator opens somebody's card. */
async function cardOf(page: Page, name: string) {
  await seek(page, name)
  await listed(page, name).click()
  await page.getByLabel('Förnamn').waitFor()
  return page
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara' }).click()

test('Karin changes a person, and a reload shows what is stored', async () => {
  const page = await cardOf(await usersOf('admin@example.se'), 'Elsa Wallin')
  const place = `Ort ${fresh()}`
  await page.getByLabel('Personnummer', { exact: true }).fill('850709-9805')
  await page.getByLabel('Ort', { exact: true }).fill(place)
  await save(page)
  await toast(page, 'Uppgifterna är sparade.').waitFor()
  await page.reload()
  const personNr = page.getByLabel('Personnummer', { exact: true })
  await expect.poll(() => personNr.inputValue()).toBe('19850709-••••')
  expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe(place)
  await page.getByRole('button', { name: 'Visa personnummer' }).click()
  expect(await personNr.inputValue()).toBe('19850709-9805')
  await page.getByRole('region', { name: 'Logg' }).waitFor()
})

test('two administrators at once: nobody’s change is lost, and each sees the other’s', async () => {
  const one = await cardOf(await usersOf('admin@example.se'), 'Gustav Hedlund')
  const other = await cardOf(await usersOf('chef@example.se'), 'Gustav Hedlund')
  const mark = fresh()
  await one.getByLabel('Adress', { exact: true }).fill(`Ena gatan ${mark}`)
  await one.getByLabel('Ort', { exact: true }).fill(`Ort ${mark}`)
  await other.getByLabel('Adress', { exact: true }).fill(`Andra gatan ${mark}`)
  await save(one)
  await toast(one, 'Uppgifterna är sparade.').waitFor()
  await save(other)
  const notice = other.getByRole('alert').filter({ hasText: 'har ändrats av någon annan' })
  await notice.getByText(`är nu ”Ena gatan ${mark}”`).waitFor()
  expect(await other.getByLabel('Adress', { exact: true }).inputValue()).toBe(`Andra gatan ${mark}`)
  expect(await other.getByLabel('Ort', { exact: true }).inputValue()).toBe(`Ort ${mark}`)
  expect(await faults(other)).toEqual([])
  await save(other)
  await toast(other, 'Uppgifterna är sparade.').waitFor()
  await one.reload()
  await expect
    .poll(() => one.getByLabel('Adress', { exact: true }).inputValue())
    .toBe(`Andra gatan ${mark}`)
})

test('a deactivated person cannot sign in until the account is activated again', async () => {
  const email = await newPerson('Vilande', 'Person')
  const admin = await usersOf('admin@example.se')
  await seek(admin, email)
  await listed(admin, 'Vilande Person').click()
  await admin.getByRole('button', { name: 'Inaktivera kontot' }).click()
  await admin.getByRole('button', { name: 'Inaktivera', exact: true }).click()
  await admin.getByText('Inaktiv', { exact: true }).waitFor()
  expect(await faults(admin)).toEqual([])
  const person = await visit('/signin')
  await fillIn(person, email)
  await person.getByRole('alert').waitFor()
  await admin.goBack()
  await admin.getByRole('row').filter({ hasText: email }).getByText('Inaktiv').waitFor()
  await listed(admin, 'Vilande Person').click()
  await admin.getByRole('button', { name: 'Aktivera kontot' }).click()
  await admin.getByRole('button', { name: 'Inaktivera kontot' }).waitFor()
  expect(await shows((await lobbyOf(email)).getByText('Hej Vilande!'))).toBe(true)
})

test('the log scrolls on to its end', async () => {
  const page = await cardOf(await usersOf('admin@example.se'), 'Johan Ek')
  const log = page.getByRole('region', { name: 'Logg' })
  const entries = log.getByRole('listitem')
  await entries.first().waitFor()
  await expect.poll(async () => (await log.boundingBox())?.height).toBe(550)
  await expect
    .poll(async () => {
      await log.getByRole('region', { name: 'Händelser' }).hover()
      await page.mouse.wheel(0, 2000)
      return log.getByRole('button', { name: 'Visa fler' }).count()
    })
    .toBe(0)
  expect(await entries.count()).toBeGreaterThan(20)
})

test('the view of a log is cleared for good, in one press', async () => {
  const email = await newPerson('Loggad', 'Person')
  await tokensOf(email)
  const page = await usersOf('admin@example.se')
  await seek(page, email)
  await listed(page, 'Loggad Person').click()
  const log = page.getByRole('region', { name: 'Logg' })
  await log.getByRole('listitem').first().waitFor()
  await log.getByRole('button', { name: 'Rensa loggen' }).click()
  await log.getByText('Inga händelser än').waitFor()
  await page.reload()
  expect(await shows(log.getByText('Inga händelser än'))).toBe(true)
})

test('staff who write somebody’s address of a card stand in the lobby', async () => {
  const admin = await cardOf(await usersOf('admin@example.se'), 'Anna Bergström')
  const anna = await lobbyOf('samira@example.se')
  await anna.goto(admin.url())
  await anna.waitForURL('**/Lobby')
  await anna.goto(`${portal().address}/Userkort`)
  await anna.waitForURL('**/Lobby')
  await admin.goto(`${portal().address}/Userkort`)
  expect(await shows(listed(admin, 'Anna Bergström'))).toBe(true)
})

test('unsaved changes are left only by whoever agrees: by a link, the back button, and signing out', async () => {
  const page = await cardOf(await usersOf('admin@example.se'), 'Ida Pärsson')
  const ort = page.getByLabel('Ort', { exact: true })
  const dialog = page.getByRole('alertdialog', { name: 'Lämna sidan?' })
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await ort.inputValue()).toBe('Osparad')
  }
  await ort.fill('Osparad')
  await page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click()
  await dialog.waitFor()
  expect(await faults(page)).toEqual([])
  await stay()
  await page.evaluate('history.back()')
  await stay()
  await page.getByRole('button', { name: /konto för/ }).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await stay()
  await page.evaluate('history.back()')
  await dialog.getByRole('button', { name: 'Lämna utan att spara' }).click()
  expect(await shows(page.getByRole('searchbox', { name: 'Sök användare' }))).toBe(true)
  expect(await page.getByRole('searchbox').inputValue()).toBe('Ida Pärsson')
})

test('axe finds nothing wrong with a card and its failures', async () => {
  const page = await cardOf(await usersOf('admin@example.se'), 'Maja Ålund')
  await page.getByRole('region', { name: 'Logg' }).getByRole('listitem').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Förnamn').fill('')
  await page.getByLabel('Lösenord', { exact: true }).fill('x')
  await save(page)
  await page.getByText('Fyll i ett förnamn.').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Förnamn').fill('Maja')
  await page.getByLabel('Lösenord', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Inaktivera kontot' }).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await page.route(/users\/(get|logg)/, (route) => route.abort())
  await page.reload()
  await page.getByText('Profilen kunde inte hämtas', { exact: true }).waitFor()
  await page.getByText('Loggen kunde inte hämtas', { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])
})
