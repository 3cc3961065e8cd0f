import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editor, freshTitle, listed as article } from '../support/articles.ts'
import { calendarOf, book, drag, freshWeek, slotAt } from '../support/calendar.ts'
import { faults } from '../support/faults.ts'
import { startNetwork } from '../support/network.ts'
import { freshAddress, listed, newPerson, seek, usersOf } from '../support/people.ts'
import { workOf } from '../support/processor.ts'
import { endSessionsOf, fillIn, signInOver, tokensOf, visitAs } from '../support/signIn.ts'
import { answers, ask, focused, question, questionOf, shows, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

/** The calls of a page that change something at this place, from now on. */
function countCalls(page: Page, path: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/v1/${path}`)) calls.push(request.method())
  })
  return calls
}

const newUser = (page: Page) => page.getByRole('dialog', { name: 'Ny användare' })

/** An administrator has typed in somebody new, and not saved yet. */
async function typedPerson(admin: string) {
  const page = await usersOf(admin)
  await page.getByRole('button', { name: 'Ny användare' }).click()
  const email = freshAddress('kvar')
  await newUser(page).getByLabel('Förnamn').fill('Kvar')
  await newUser(page).getByLabel('E-post', { exact: true }).fill(email)
  await newUser(page).getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  return { page, email }
}

const hasFocus = (what: Locator) => what.evaluate((one) => one === one.ownerDocument.activeElement)

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, what: Locator) {
  for (let tries = 0; tries < 100 && !(await hasFocus(what)); tries++) {
    await page.keyboard.press('Tab')
  }
  expect(await hasFocus(what)).toBe(true)
}

/** Presses twice, as quickly as a hand does. */
const pressTwice = (what: Locator) => what.click({ clickCount: 2, delay: 40 })

test('where the network goes in the middle of an answer, what came stays, and a second try works', async () => {
  answers('wifi-borta', 'Början av svaret. '.repeat(100), 60)
  const network = await startNetwork()
  const proxy = { server: network.url }
  const page = await questionOf('anna@example.se', undefined, { proxy })
  const mine = question(page)
  await ask(mine, 'wifi-borta')
  await mine.getByText('Början av svaret.').waitFor()
  network.goes()
  await mine
    .getByText(/^Kontakten bröts\./)
    .first()
    .waitFor({ timeout: 40_000 })
  expect(await shows(mine.getByText('Början av svaret.'))).toBe(true)
  expect(await mine.getByLabel('Dina uppgifter').inputValue()).toBe('wifi-borta')
  network.comes()
  await mine.getByRole('button', { name: 'Kopiera' }).waitFor({ timeout: 40_000 })
  const whole = await mine.getByRole('region', { name: /^Svar på/ }).textContent()
  expect(whole?.match(/Början av svaret\./g)).toHaveLength(100)
  await page.close()
  await network.stop()
})

test('a form whose server is gone keeps what was typed, says so, and is saved later', async () => {
  const { page, email } = await typedPerson('admin@example.se')
  await page.route('**/v1/**', (route) => route.abort())
  await newUser(page).getByRole('button', { name: 'Spara' }).click()
  await newUser(page).getByRole('alert').getByText('Ingen kontakt med servern.').waitFor()
  expect(await newUser(page).getByLabel('E-post', { exact: true }).inputValue()).toBe(email)
  expect(await newUser(page).getByLabel('Lösenord', { exact: true }).inputValue()).toBe('Portalen1')
  await page.unrouteAll()
  await newUser(page).getByRole('button', { name: 'Spara' }).click()
  await newUser(page).waitFor({ state: 'detached' })
  await seek(page, email)
  expect(await shows(page.getByRole('row').filter({ hasText: email }))).toBe(true)
})

test('whose session ends over a new person signs in over the page, and adds them once', async () => {
  const { page, email } = await typedPerson('chef@example.se')
  await endSessionsOf('chef@example.se')
  await newUser(page).getByRole('button', { name: 'Spara' }).click()
  await signInOver(page)
  await newUser(page).waitFor({ state: 'detached' })
  await toast(page, 'Användaren är tillagd.').waitFor()
  await seek(page, email)
  await page.getByRole('row').filter({ hasText: email }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: email }).count()).toBe(1)
})

test('whose session ends over a document signs in over it, and publishes it once', async () => {
  const page = await visitAs('chef@example.se', '/Dokument/ny')
  const title = freshTitle('Mitt i skrivandet')
  await page.getByLabel('Rubrik', { exact: true }).fill(title)
  await editor(page).fill('Allt finns kvar.')
  await endSessionsOf('chef@example.se')
  await page.getByRole('button', { name: 'Publicera' }).click()
  await signInOver(page)
  await toast(page, 'Dokumentet är publicerat.').waitFor()
  await article(page, title).waitFor()
  expect(await article(page, title).count()).toBe(1)
})

test('whoever closed the browser over a document finds it again, also after signing in anew, and can begin anew', async () => {
  const before = await visitAs('chef@example.se', '/Dokument/ny')
  await before.getByLabel('Rubrik', { exact: true }).fill('Kvar till i morgon')
  await editor(before).fill('En halv mening')
  await endSessionsOf('chef@example.se')
  const storageState = await before.context().storageState()
  await before.context().close()

  const page = await visit('/Dokument/ny', { storageState })
  await fillIn(page, 'chef@example.se')
  await page.getByText('Det du skrev senast finns kvar.').waitFor()
  expect(await faults(page)).toEqual([])
  expect(await page.getByLabel('Rubrik', { exact: true }).inputValue()).toBe('Kvar till i morgon')
  expect(await editor(page).innerText()).toBe('En halv mening')
  await page.getByRole('button', { name: 'Börja om' }).press('Enter')
  expect(await page.getByLabel('Rubrik', { exact: true }).inputValue()).toBe('')
  await expect.poll(async () => (await editor(page).innerText()).trim()).toBe('')
  expect(await page.getByRole('button', { name: 'Börja om' }).count()).toBe(0)
  expect(await hasFocus(page.getByLabel('Rubrik', { exact: true }))).toBe(true)
  expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('draft.')
})

test('a whole book pasted into a question is refused in words, typed on quickly, and there after a reload', async () => {
  const page = await questionOf('anna@example.se')
  const mine = question(page)
  const input = mine.getByLabel('Dina uppgifter')
  const book110 = 'Tio tecken'.repeat(11_000)
  await input.fill(book110)
  await mine.getByText(/^Texten är 10.000 tecken för lång\./).waitFor()
  expect(
    await mine.getByRole('button', { name: 'Skicka', exact: true }).getAttribute('aria-disabled'),
  ).toBe('true')
  await input.press('Control+End')
  const work = await workOf(page)
  const before = await work()
  await page.keyboard.type(' och slut på boken.')
  expect((await work()) - before).toBeLessThan(5)
  await page.reload()
  await input.waitFor()
  expect((await input.inputValue()).length).toBe(book110.length + 19)
})

test('who presses twice asks, adds and publishes once, and opens nothing that lies behind', async () => {
  answers('två-gånger', 'Ett svar. '.repeat(20), 40)
  const anna = await questionOf('anna@example.se')
  const asked = countCalls(anna, 'Question/send')
  await question(anna).getByLabel('Dina uppgifter').fill('två-gånger')
  await pressTwice(question(anna).getByRole('button', { name: 'Skicka', exact: true }))
  await question(anna).getByRole('button', { name: 'Kopiera' }).waitFor()
  expect(asked).toEqual(['PUT'])

  const { page, email } = await typedPerson('admin@example.se')
  const added = countCalls(page, 'users/add')
  await pressTwice(newUser(page).getByRole('button', { name: 'Spara' }))
  await newUser(page).waitFor({ state: 'detached' })
  await toast(page, 'Användaren är tillagd.').waitFor()
  await seek(page, email)
  await page.getByRole('row').filter({ hasText: email }).waitFor()
  expect(added).toEqual(['POST'])

  const title = freshTitle('Två gånger')
  await page.goto('/Dokument/ny')
  const published = countCalls(page, 'Dokument/Add')
  await page.getByLabel('Rubrik', { exact: true }).fill(title)
  await editor(page).fill('Text.')
  await pressTwice(page.getByRole('button', { name: 'Publicera' }))
  await toast(page, 'Dokumentet är publicerat.').waitFor()
  await article(page, title).waitFor()
  await page.waitForTimeout(500)
  expect([published, await page.getByRole('dialog').count()]).toEqual([['PUT'], 0])
})

test('a dragged booking goes back with “Ångra”, by the mouse and by the keyboard alone', async () => {
  const [monday = '', tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await book(page, monday, '09.00', '10.00')
  const booking = /bokad av Karin Lindqvist/
  const at = (day: string) =>
    page.getByRole('gridcell', { name: booking }).and(slotAt(page, day, '09.00–10.00', 'bokad'))
  await drag(page, at(monday), slotAt(page, tuesday, '09.00'))
  await toast(page, 'Bokningen är ändrad.').waitFor()
  await at(tuesday).waitFor()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await toast(page, 'Bokningen').waitFor()
  await at(monday).waitFor()

  await expect.poll(() => hasFocus(at(monday))).toBe(true)
  for (const key of ['Alt+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await at(tuesday).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Ångra' }))
  const stored = page.waitForResponse('**/v1/user/Event/Edit')
  await page.keyboard.press('Enter')
  await at(monday).waitFor()
  await expect.poll(() => hasFocus(at(monday))).toBe(true)
  await stored
  await page.reload()
  expect(await shows(at(monday))).toBe(true)
})

test('a cancelled booking comes back with one Tab, though its dialog is gone', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await book(page, monday, '09.00', '10.00')
  const booking = slotAt(page, monday, '09.00–10.00', 'bokad')
  await booking.press('Enter')
  await page.getByRole('button', { name: 'Avboka' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avboka' }).press('Enter')
  await toast(page, 'Rummet är avbokat.').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Ångra')
  await page.keyboard.press('Enter')
  await booking.waitFor()
})

test('a cleared log comes back with “Ångra” by the keyboard alone, and the focus is where it was', async () => {
  const email = await newPerson('Tillbaka', 'Logg')
  await tokensOf(email)
  const page = await usersOf('admin@example.se')
  await seek(page, email)
  await listed(page, 'Tillbaka Logg').click()
  const log = page.getByRole('region', { name: 'Logg' })
  const entries = log.getByRole('listitem')
  await entries.first().waitFor()
  await log.getByRole('button', { name: 'Rensa loggen' }).press('Enter')
  await log.getByText('Inga händelser än').waitFor()
  await toast(page, 'Loggen är rensad.').waitFor()
  expect(await faults(page)).toEqual([])
  // Ten seconds are enough for one key.
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Ångra')
  await page.keyboard.press('Enter')
  await entries.first().waitFor()
  expect(await focused(page)).toBe('Rensa loggen')
})
