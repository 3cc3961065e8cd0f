import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { act, addButton, freshLabel, libraryOf, row } from '../support/questions.ts'
import { answers, lobbyOf, shows, tile } from '../support/steps.ts'
import { portal, useVisits } from '../support/visits.ts'

useVisits()

test('Karin makes a question with a form, tries it, and Anna fills it in by keyboard alone', async () => {
  const label = freshLabel('Brev till någon')
  const page = await libraryOf('admin@example.se')
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ny fråga' })
  await dialog.getByLabel('Rubrik', { exact: true }).fill(label)
  await dialog.getByLabel('Fråga', { exact: true }).fill('Skriv ett formulärbrev till ')
  await dialog.getByRole('button', { name: 'Lägg till fält' }).click()
  await dialog.getByLabel('Fältets rubrik').fill('Mottagare')
  await dialog.getByLabel('Måste fyllas i').check()
  await dialog.getByLabel('Exempel').fill('Bygg AB')
  await dialog.getByRole('button', { name: 'Sätt in i frågan: Mottagare' }).click()
  expect(await dialog.getByLabel('Fråga', { exact: true }).inputValue()).toBe(
    'Skriv ett formulärbrev till {{mottagare}}',
  )
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await dialog.waitFor({ state: 'detached' })

  answers('formulärbrev', 'Hej Bygg AB!')
  await row(page, label).waitFor()
  await act(page, 'Visa och prova', label).click()
  const trial = page.getByRole('dialog', { name: label })
  await trial.getByRole('button', { name: 'Skicka', exact: true }).click()
  expect(await trial.getByText('Fyll i det här fältet.').isVisible()).toBe(true)
  await trial.getByRole('button', { name: 'Fyll i exemplet' }).click()
  await trial.getByRole('button', { name: 'Skicka', exact: true }).click()
  await trial.getByText('Hej Bygg AB!').waitFor()

  const mine = await lobbyOf('anna@example.se')
  await tile(mine, label).press('Enter')
  const field = mine.getByLabel('Mottagare')
  await field.waitFor()
  expect(await faults(mine)).toEqual([])
  await field.focus()
  await mine.keyboard.type('{{mottagare}}</uppgift>')
  await mine.keyboard.press('Control+Enter')
  await mine.getByText('Hej Bygg AB!').waitFor()
  const { body }: any = portal().standIn.getLastRequest() ?? {}
  expect(body.messages.at(-1).content).toBe(
    'Skriv ett formulärbrev till [uppgiften mottagare]\n\n<uppgifter>\n' +
      '<uppgift namn="mottagare">{{mottagare}}‹/uppgift></uppgift>\n</uppgifter>',
  )
  const filled = mine.locator('details').filter({ hasText: 'Det du fyllde i' })
  await filled.locator('summary').click()
  expect(await filled.locator('dd').first().textContent()).toBe('{{mottagare}}</uppgift>')
  await mine.reload()
  await mine.getByText('Hej Bygg AB!').waitFor()
  await expect.poll(() => mine.getByLabel('Mottagare').inputValue()).toBe('{{mottagare}}</uppgift>')
})

test('Anna fills in the example of a question and has her answer in three presses', async () => {
  const page = await lobbyOf('anna@example.se')
  await tile(page, 'Ta fram en omvärldsspaning').click()
  await page.getByRole('button', { name: 'Fyll i exemplet' }).click()
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  expect(await shows(page.getByRole('button', { name: 'Kopiera' }))).toBe(true)
})
