import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { fresh, freshAddress, listed, seek, usersOf } from '../support/people.ts'
import { focused, lobbyOf, mailTo, shows, toast } from '../support/steps.ts'
import { portal, useVisits } from '../support/visits.ts'

useVisits()

const phone = { viewport: { width: 390, height: 844 } }
const addButton = (page: Page) => page.getByRole('button', { name: 'Ny användare' })

test('Karin adds a person without a password, who gets a mail and chooses one', async () => {
  const page = await usersOf('admin@example.se')
  const email = freshAddress('asa')
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ny användare' })
  await dialog.getByLabel('Förnamn').fill('Åsa')
  await dialog.getByLabel('Efternamn').fill('Nyberg')
  await dialog.getByLabel('E-post', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Användaren är tillagd.').waitFor()
  await expect.poll(() => focused(page)).toBe('Ny användare')
  await expect.poll(() => mailTo(email)?.html).toMatch(/href="/)
  // Others may have filled the first page.
  await page.getByRole('searchbox').fill(email)
  await listed(page, 'Åsa Nyberg').waitFor()
})

test('a person added with a password and a picture signs in with it', async () => {
  const page = await usersOf('admin@example.se')
  const email = freshAddress('pelle')
  await addButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Förnamn').fill('Pelle')
  await dialog.getByLabel('E-post', { exact: true }).fill(email)
  await dialog.getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Välj bild' }).click()
  const buffer = await page.screenshot()
  await (await chooser).setFiles({ name: 'pelle.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: 'Byt bild' }).waitFor()
  await dialog.locator('img').waitFor()
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await dialog.waitFor({ state: 'detached' })
  await seek(page, email)
  await page.getByRole('row').filter({ hasText: email }).locator('img').waitFor()
  const pelle = await lobbyOf(email)
  expect(await shows(pelle.getByRole('heading', { name: 'Hej Pelle!' }))).toBe(true)
})

test('the dialog stays for Escape and a click beside it, and shows a password while the mouse rests on its eye', async () => {
  const page = await usersOf('admin@example.se')
  await addButton(page).click()
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  expect(await dialog.isVisible()).toBe(true)
  const password = dialog.getByLabel('Lösenord', { exact: true })
  await password.fill('Hemligt1')
  await dialog.getByRole('button', { name: 'Visa lösenord' }).hover()
  await expect.poll(() => password.getAttribute('type')).toBe('text')
  await page.mouse.move(5, 5)
  await expect.poll(() => password.getAttribute('type')).toBe('password')
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect.poll(() => focused(page)).toBe('Ny användare')
})

test('an address that somebody has is refused at its field, in the server’s words', async () => {
  const page = await usersOf('admin@example.se')
  await addButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Förnamn').fill('Anna')
  await dialog.getByLabel('E-post', { exact: true }).fill('anna@example.se')
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await expect
    .poll(() => dialog.getByLabel('E-post', { exact: true }).getAttribute('aria-invalid'))
    .toBe('true')
  await expect.poll(() => focused(page)).toBe('')
  expect(await faults(page)).toEqual([])
})

test('search, filter, order and page survive a card, the back button and a reload', async () => {
  const page = await usersOf('admin@example.se')
  await page.getByLabel('Rader per sida').selectOption('10')
  await page.getByRole('button', { name: 'E-post', exact: true }).click()
  // The pages of another order lead nowhere in this one.
  await page.getByRole('row').nth(1).filter({ hasText: 'admin@example.se' }).waitFor()
  await page.getByRole('button', { name: 'Nästa sida' }).click()
  await page.getByText(/^11–/).waitFor()
  const before = await page.getByRole('row').allTextContents()
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Profil' }).waitFor()
  await page.goBack()
  await page.getByText(/^11–/).waitFor()
  await expect.poll(() => page.getByRole('row').allTextContents()).toEqual(before)
  await page.reload()
  await page.getByText(/^11–/).waitFor()
  await expect.poll(() => page.getByRole('row').allTextContents()).toEqual(before)
  await seek(page, 'söderlund tove')
  await listed(page, 'Tove Söderlund').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByLabel('Roll').selectOption('Administratörer')
  await page.getByText('Ingen användare passar sökningen').waitFor()
  await page.getByRole('button', { name: 'Visa alla' }).click()
  expect(await shows(listed(page, 'Anna Bergström'))).toBe(true)
})

test('a row opens its card wherever it is pressed, also in a tab of its own', async () => {
  const page = await usersOf('admin@example.se')
  const row = page.getByRole('row').filter({ hasText: 'johan@example.se' })
  const besideTheName = { x: 500, y: 20 }
  await row.hover({ position: besideTheName })
  // A link lies there: the middle button and the menu are the browser's own.
  const href = await row.evaluate((one, { x, y }) => {
    const { left, top } = one.getBoundingClientRect()
    const pressed = one.ownerDocument.elementFromPoint(left + x, top + y)
    return pressed?.closest('a')?.getAttribute('href')
  }, besideTheName)
  expect(href).toBe(await listed(page, 'Johan Ek').getAttribute('href'))
  await row.click({ position: besideTheName })
  await page.getByRole('heading', { name: 'Johan Ek' }).waitFor()
  expect(await page.evaluate('scrollY')).toBe(0)
})

test('everything can be done with the keyboard: add a person, open, change, delete', async () => {
  const page = await usersOf('admin@example.se')
  const keys = page.keyboard
  await page.reload()
  await listed(page, 'Anna Bergström').waitFor()
  await keys.press('Tab')
  await keys.press('Enter')
  await keys.press('Tab')
  await expect.poll(() => focused(page)).toBe('Ny användare')
  await keys.press('Enter')
  const name = `Bordsson ${fresh()}`
  for (const text of ['Tangent', name, '', freshAddress('tangent')]) {
    await keys.type(text)
    await keys.press('Tab')
  }
  await keys.type('Portalen1')
  await keys.press('Enter')
  await toast(page, 'Användaren är tillagd.').waitFor()
  await expect.poll(() => focused(page)).toBe('Ny användare')
  await keys.press('Tab')
  await keys.type(name)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await listed(page, `Tangent ${name}`).focus()
  await keys.press('Enter')
  await page.getByLabel('Ort', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe(`Tangent ${name}`)
  await page.getByLabel('Ort', { exact: true }).focus()
  await keys.type('Sala')
  await keys.press('Enter')
  await toast(page, 'Uppgifterna är sparade.').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: `Radera Tangent ${name}` }).focus()
  await keys.press('Enter')
  await expect.poll(() => focused(page)).toBe('Avbryt')
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByText('Inga träffar').waitFor()
  await expect.poll(() => focused(page)).toBe('Användare')
})

test('axe finds nothing wrong with the list, its dialogs and its failures', async () => {
  const page = await usersOf('admin@example.se')
  expect(await faults(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Markera Anna Bergström' }).check()
  await page.getByRole('checkbox', { name: 'Markera Johan Ek' }).check()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Radera markerade' }).click()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await addButton(page).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Spara' }).click()
  await page.getByText('Fyll i ett förnamn.').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await seek(page, 'finns inte alls')
  await page.getByText('Inga träffar').waitFor()
  expect(await faults(page)).toEqual([])
  await page.route('**/v1/users/all*', (route) => route.abort())
  await page.goto(`${portal().address}/users`)
  await toast(page, 'Listan med användare kunde inte hämtas.').waitFor()
  expect(await faults(page)).toEqual([])
})

test('on a phone the table is a list, and nothing has to be scrolled sideways', async () => {
  const page = await usersOf('admin@example.se', phone)
  const sideways = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(await sideways()).toBe(0)
  expect(await faults(page)).toEqual([])
  await addButton(page).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await page.getByRole('row').filter({ hasText: 'erik@example.se' }).click()
  await page.getByLabel('Förnamn').waitFor()
  expect(await sideways()).toBe(0)
})

test('in a narrow window nothing that has the focus lies below what can be done with those selected', async () => {
  const page = await usersOf('admin@example.se', { viewport: { width: 320, height: 560 } })
  await page.getByRole('checkbox', { name: 'Markera Anna Bergström' }).check()
  const bar = page.getByRole('region', { name: '1 markerad' })
  await bar.waitFor()
  const covered: (string | null)[] = []
  for (let pressed = 0; pressed < 20; pressed++) {
    await page.keyboard.press('Tab')
    const name = await bar.evaluate((it: any) => {
      const { ownerDocument } = it
      const has = ownerDocument.activeElement
      const { left, right, top, bottom } = has.getBoundingClientRect()
      const over = ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return it.contains(over) && !it.contains(has) ? has.ariaLabel || has.textContent : null
    })
    if (name !== null) covered.push(name)
  }
  expect(covered).toEqual([])
})
