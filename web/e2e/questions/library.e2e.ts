import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { act, addQuestion, freshLabel, libraryOf, row, seek } from '../support/questions.ts'
import { tile, focused, lobbyOf, toast } from '../support/steps.ts'
import { portal, useVisits } from '../support/visits.ts'

useVisits()

test('Karin adds a question, changes it and who answers it, and staff find it in their lobby', async () => {
  const page = await libraryOf('admin@example.se')
  const label = freshLabel('Ny fråga')
  await addQuestion(page, label, '<p>Gör en <b>lista</b>.</p>', 'Skriv vad den ska handla om.')
  await toast(page, 'Frågan är tillagd.').waitFor()
  await row(page, label).getByText('Gör en lista.').waitFor()
  await expect.poll(() => focused(page)).toBe('Ny fråga')

  await act(page, 'Redigera', label).click()
  const dialog = page.getByRole('dialog', { name: 'Redigera' })
  await dialog.getByLabel('AI-tjänst').selectOption('Claude AI')
  await dialog.getByLabel('Ordning').fill('1')
  await dialog.getByLabel('Rubrik', { exact: true }).fill(`${label} ändrad`)
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Frågan är sparad.').waitFor()
  // It was the last one, on a page of its own, and is the first.
  await page.goto(`${portal().address}/fragor`)
  await row(page, `${label} ändrad`).getByText('Claude AI').waitFor()
  expect(await page.getByRole('row').nth(1).textContent()).toContain(label)

  const staff = await lobbyOf('anna@example.se')
  await tile(staff, `${label} ändrad`).waitFor()
  await staff.getByText('Skriv vad den ska handla om.').first().waitFor()

  await act(page, 'Radera', `${label} ändrad`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
  await toast(page, 'Frågan är raderad.').waitFor()
  await row(page, label).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Frågor')
})

test('search, provider, order and page are in the address, and survive a change and a reload', async () => {
  const page = await libraryOf('admin@example.se')
  await seek(page, 'e')
  await page.getByLabel('AI-tjänst').selectOption('ChatGPT')
  await page.getByRole('button', { name: 'Rubrik', exact: true }).click()
  await page.waitForURL('**/fragor?sok=e&modul=ChatGPT&sortera=label')
  // The address and the column's heading change before the rows.
  await page.locator('th[aria-sort="ascending"]').filter({ hasText: 'Rubrik' }).waitFor()
  await page
    .locator('[aria-busy="false"]')
    .filter({ has: page.getByRole('row') })
    .waitFor()
  await row(page, 'Planera en introduktion').waitFor({ state: 'detached' })
  await row(page, ' svar').first().waitFor()
  // Their names, not their figures, which are read by themselves and may come later.
  const names = () =>
    page
      .getByRole('button', { name: /^Redigera / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const inOrder = async () => {
    const found = (await names()).map(String)
    return found.join() === found.toSorted((one, other) => one.localeCompare(other, 'sv')).join()
  }
  await expect.poll(inOrder).toBe(true)
  const before = await names()
  expect(before.length).toBeGreaterThan(5)
  await act(page, 'Redigera', 'Hjälp med en formel i Excel').click()
  await page.getByLabel('Hjälptext', { exact: true }).fill(`Nytt ${Date.now()}`)
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await toast(page, 'Frågan är sparad.').waitFor()
  await page.reload()
  await expect.poll(names).toEqual(before)
})

test('everything can be done with the keyboard: add a question, change, try and delete it', async () => {
  const page = await libraryOf('admin@example.se')
  const label = freshLabel('Tangent')
  const keys = page.keyboard
  await page.reload()
  await row(page, 'Svara på ett mejl').waitFor()
  await keys.press('Tab')
  await keys.press('Enter')
  // Before it lie the ways to the library as a file, to the studio and to the order.
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.press('Tab')
  await expect.poll(() => focused(page)).toBe('Ny fråga')
  await keys.press('Enter')
  for (const text of [label, 'Meta', 'Skriva']) {
    await keys.type(text)
    await keys.press('Tab')
  }
  // Its class stays the lowest.
  await keys.press('Tab')
  await keys.type('Text')
  while ((await focused(page)) !== 'Spara') await keys.press('Tab')
  await keys.press('Enter')
  await toast(page, 'Frågan är tillagd.').waitFor()
  await expect.poll(() => focused(page)).toBe('Ny fråga')
  await keys.press('Tab')
  await keys.type(label)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await act(page, 'Visa och prova', label).focus()
  await keys.press('Enter')
  await page.getByLabel('Dina uppgifter', { exact: true }).focus()
  await keys.type('Hej')
  await keys.press('Control+Enter')
  await toast(page, 'Svaret har kommit.').waitFor()
  await page.getByRole('button', { name: 'Stäng' }).focus()
  await keys.press('Enter')
  await expect.poll(() => focused(page)).toBe(`Visa och prova ${label}`)
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByRole('dialog').getByLabel('Rubrik', { exact: true }).waitFor()
  await keys.type(' ny')
  await keys.press('Enter')
  await toast(page, 'Frågan är sparad.').waitFor()
  await act(page, 'Radera', `${label} ny`).focus()
  await keys.press('Enter')
  await expect.poll(() => focused(page)).toBe('Avbryt')
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByText('Inga träffar').waitFor()
  await expect.poll(() => focused(page)).toBe('Frågor')
})

test('axe finds nothing wrong with the library and its failures', async () => {
  const page = await libraryOf('admin@example.se')
  const ending = page.getByRole('region', { name: 'Modeller som slutar' })
  await ending.getByText(/^Prova fråg\p{L}+ med/u).click()
  await ending.getByRole('link', { name: /^Prova med Claude Haiku 5\.5/ }).waitFor()
  expect(await faults(page)).toEqual([])
  await row(page, 'Svara på ett mejl').getByRole('button').first().hover()
  await page.getByRole('tooltip').waitFor()
  expect(await faults(page)).toEqual([])
  await seek(page, 'finns inte alls')
  await page.getByText('Inga träffar').waitFor()
  expect(await faults(page)).toEqual([])
  await page.route('**/v1/Question/all*', (route) => route.abort())
  await page.goto(`${portal().address}/fragor`)
  await toast(page, 'Frågorna kunde inte hämtas.').waitFor()
  expect(await faults(page)).toEqual([])
})

test('on a phone the library is a list, and nothing has to be scrolled sideways', async () => {
  const page = await libraryOf('admin@example.se', { viewport: { width: 390, height: 844 } })
  const sideways = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(await sideways()).toBe(0)
  expect(await faults(page)).toEqual([])
  await act(page, 'Redigera', 'Svara på ett mejl').click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  expect(await sideways()).toBe(0)
})
