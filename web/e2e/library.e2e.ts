import { expect, test } from 'vitest'
import { faults } from './support/faults.ts'
import { act, addQuestion, freshLabel, libraryOf, row, seek } from './support/questions.ts'
import { card, focused, lobbyOf, toast } from './support/steps.ts'
import { portal, useVisits } from './support/visits.ts'

useVisits()

test('Karin adds a question, changes it and who answers it, and staff find it in their lobby', async () => {
  const page = await libraryOf('admin@example.se')
  const label = freshLabel('Ny fråga')
  await addQuestion(page, label, '<p>Gör en <b>lista</b>.</p>', 'Skriv vad den ska handla om.')
  await toast(page, 'Adderas.').waitFor()
  await row(page, label).getByText('Gör en lista.').waitFor()
  await expect.poll(() => focused(page)).toBe('Lägga till en ny fråga')

  await act(page, 'Modifiera', label).click()
  const dialog = page.getByRole('dialog', { name: 'Modifiera' })
  await dialog.getByLabel('AI module').selectOption('Claude AI')
  await dialog.getByLabel('Ordering').fill('1')
  await dialog.getByLabel('Frågas label').fill(`${label} ändrad`)
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Sparas.').waitFor()
  await row(page, `${label} ändrad`).getByText('Claude AI').waitFor()
  expect(await page.getByRole('row').nth(1).textContent()).toContain(label)

  const staff = await lobbyOf('anna@example.se')
  await card(staff, `${label} ändrad`).getByText('Skriv vad den ska handla om.').waitFor()

  await act(page, 'Radera', `${label} ändrad`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
  await toast(page, 'Frågan har tagit bort.').waitFor()
  await row(page, label).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Frågor')
})

test('search, provider, order and page are in the address, and survive a change and a reload', async () => {
  const page = await libraryOf('admin@example.se')
  await seek(page, 'e')
  await page.getByLabel('AI module').selectOption('ChatGPT')
  await page.getByRole('button', { name: 'Label' }).click()
  await page.waitForURL('**/fragor?sok=e&modul=ChatGPT&sortera=label')
  // The address changes before what shows.
  await page.locator('th[aria-sort="ascending"]').filter({ hasText: 'Label' }).waitFor()
  await row(page, 'Planera en introduktion').waitFor({ state: 'detached' })
  const before = await page.getByRole('row').allTextContents()
  await act(page, 'Modifiera', 'Hjälp med en formel i Excel').click()
  await page.getByLabel('Meta label', { exact: true }).fill(`Nytt ${Date.now()}`)
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await toast(page, 'Sparas.').waitFor()
  await page.reload()
  await row(page, 'Svara på ett mejl').waitFor()
  expect(await page.getByRole('row').allTextContents()).toEqual(before)
})

test('everything can be done with the keyboard: add a question, change, try and delete it', async () => {
  const page = await libraryOf('admin@example.se')
  const label = freshLabel('Tangent')
  const keys = page.keyboard
  await page.reload()
  await row(page, 'Svara på ett mejl').waitFor()
  await keys.press('Tab')
  await keys.press('Enter')
  await keys.press('Tab')
  await expect.poll(() => focused(page)).toBe('Lägga till en ny fråga')
  await page.getByRole('tooltip').getByText('Lägga till en ny fråga').waitFor()
  await keys.press('Enter')
  for (const text of [label, 'Meta']) {
    await keys.type(text)
    await keys.press('Tab')
  }
  await keys.type('Text')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.press('Enter')
  await toast(page, 'Adderas.').waitFor()
  await expect.poll(() => focused(page)).toBe('Lägga till en ny fråga')
  await keys.press('Tab')
  await keys.type(label)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await act(page, 'Visa och testa', label).focus()
  await keys.press('Enter')
  await page.getByLabel('Fråga', { exact: true }).focus()
  await keys.type('Hej')
  await keys.press('Control+Enter')
  await toast(page, 'Skickat.').waitFor()
  await page.getByRole('button', { name: 'Stäng' }).focus()
  await keys.press('Enter')
  await expect.poll(() => focused(page)).toBe(`Visa och testa ${label}`)
  await keys.press('Tab')
  await keys.press('Enter')
  await keys.type(' ny')
  await keys.press('Enter')
  await toast(page, 'Sparas.').waitFor()
  await act(page, 'Radera', `${label} ny`).focus()
  await keys.press('Enter')
  await expect.poll(() => focused(page)).toBe('Avbryt')
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByText('Tomt').waitFor()
  await expect.poll(() => focused(page)).toBe('Frågor')
})

test.each(['light', 'dark'] as const)(
  'in %s, axe finds nothing wrong with the library and its failures',
  async (colorScheme) => {
    const page = await libraryOf('admin@example.se', { colorScheme })
    expect(await faults(page)).toEqual([])
    await row(page, 'Svara på ett mejl').getByRole('button').first().hover()
    await page.getByRole('tooltip').waitFor()
    expect(await faults(page)).toEqual([])
    await seek(page, 'finns inte alls')
    await page.getByText('Tomt').waitFor()
    expect(await faults(page)).toEqual([])
    await page.route('**/v1/Question/all*', (route) => route.abort())
    await page.goto(`${portal().address}/fragor`)
    await toast(page, 'Error: 1020: fel i server').waitFor()
    expect(await faults(page)).toEqual([])
  },
)

test('on a phone the library is a list, and nothing has to be scrolled sideways', async () => {
  const page = await libraryOf('admin@example.se', { viewport: { width: 390, height: 844 } })
  const sideways = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(await sideways()).toBe(0)
  expect(await faults(page)).toEqual([])
  await act(page, 'Modifiera', 'Svara på ett mejl').click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  expect(await sideways()).toBe(0)
})
