import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { act, addButton, addQuestion, freshLabel, libraryOf, seek } from '../support/questions.ts'
import { answers, focused, refuses, shows, toast } from '../support/steps.ts'
import { moving, useVisits } from '../support/visits.ts'

useVisits()

test('the dialogs stay for Escape and a click beside them, and the browser’s way back asks first', async () => {
  const page = await libraryOf('admin@example.se', moving)
  for (const opener of [
    'Ny fråga',
    'Redigera Svara på ett mejl',
    'Visa och prova Svara på ett mejl',
  ]) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', { name: /^(?:Avbryt|Stäng)$/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(opener)
  }
  await page.getByRole('link', { name: 'Användare' }).click()
  await page.getByRole('heading', { name: 'Användare' }).waitFor()
  await page.getByRole('link', { name: 'Frågor' }).click()
  await addButton(page).click()
  await page.getByLabel('Rubrik', { exact: true }).fill('Halvfärdig')
  await page.goBack()
  await page.getByRole('alertdialog', { name: 'Lämna sidan?' }).waitFor()
  await page.getByRole('button', { name: 'Stanna kvar' }).click()
  expect(await page.getByLabel('Rubrik', { exact: true }).inputValue()).toBe('Halvfärdig')
})

test('two administrators at once: nobody’s change is lost, and each sees the other’s', async () => {
  const one = await libraryOf('admin@example.se')
  const label = freshLabel('Samtidig')
  await addQuestion(one, label, 'Text', 'Kort')
  const other = await libraryOf('chef@example.se')
  for (const page of [one, other]) {
    await seek(page, label)
    await act(page, 'Redigera', label).click()
  }
  const fields = (page: Page) => page.getByRole('dialog')
  await fields(one).getByLabel('Hjälptext', { exact: true }).fill('Den enas')
  await fields(one).getByLabel('Ordning').fill('77')
  await fields(other).getByLabel('Hjälptext', { exact: true }).fill('Den andras')
  await fields(one).getByRole('button', { name: 'Spara' }).click()
  await toast(one, 'Frågan är sparad.').waitFor()
  await fields(other).getByRole('button', { name: 'Spara' }).click()
  const notice = fields(other).getByRole('alert')
  await notice.getByText('är nu ”Den enas”').waitFor()
  expect(await fields(other).getByLabel('Hjälptext', { exact: true }).inputValue()).toBe(
    'Den andras',
  )
  expect(await fields(other).getByLabel('Ordning', { exact: true }).inputValue()).toBe('77')
  expect(await faults(other)).toEqual([])
  await fields(other).getByRole('button', { name: 'Spara' }).click()
  await toast(other, 'Frågan är sparad.').waitFor()

  await act(other, 'Redigera', label).click()
  await fields(other).getByLabel('Hjälptext', { exact: true }).fill('Försent')
  await act(one, 'Radera', label).click()
  await one.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
  await toast(one, 'Frågan är raderad.').waitFor()
  await fields(other).getByRole('button', { name: 'Spara' }).click()
  await fields(other).getByText('Frågan finns inte längre').waitFor()
  expect(await fields(other).getByLabel('Hjälptext', { exact: true }).inputValue()).toBe('Försent')
  expect(await faults(other)).toEqual([])
})

test('a question is tried before staff see it: the answer comes piece by piece, with what it costs', async () => {
  answers('provkörning', '## Svar\n\nDet **fungerar**.', 20)
  const page = await libraryOf('admin@example.se')
  await act(page, 'Visa och prova', 'Sammanfatta ett möte').click()
  const dialog = page.getByRole('dialog', { name: 'Sammanfatta ett möte' })
  await dialog.getByText('Sammanfatta mötesanteckningarna nedan').waitFor()
  await dialog.getByLabel('Dina uppgifter', { exact: true }).fill('provkörning')
  await dialog.getByRole('button', { name: 'Skicka' }).click()
  await toast(page, 'Svaret har kommit.').waitFor()
  const answer = dialog.getByRole('region', { name: 'Svar på Sammanfatta ett möte' })
  expect(await answer.locator('strong').textContent()).toBe('fungerar')
  await dialog.getByText(/^AI-genererat av GPT-6 Luna \(OpenAI, USA\)/).click()
  const told = await dialog.getByRole('definition').allTextContents()
  expect(told.slice(0, 2)).toEqual(['OpenAI', 'USA'])
  expect(told).toContain('GPT-6 Luna (gpt-6-luna)')
})

test('a test that takes too long is stopped, and one that fails says why and is tried again', async () => {
  answers('mycket-långt', 'Ett mycket långt svar. '.repeat(300), 30)
  refuses('trasig-provkörning', 401, 1)
  answers('trasig-provkörning', 'Nu gick det.')
  refuses('trasig-provkörning', 401, 1)
  const page = await libraryOf('admin@example.se')
  await act(page, 'Visa och prova', 'Svara på ett mejl').click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('Dina uppgifter', { exact: true })
  await text.fill('mycket-långt')
  await text.press('Control+Enter')
  await dialog.getByText('Ett mycket långt svar.').waitFor()
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await dialog.getByRole('status').getByText('Svaret avbröts.').waitFor()
  await text.fill('trasig-provkörning')
  await dialog.getByRole('button', { name: 'Skicka' }).click()
  await dialog.getByRole('alert').getByText('Det kom inget svar').waitFor()
  await dialog.getByText('Frågan kunde inte provas. Felkod 1022').waitFor()
  await dialog.getByRole('button', { name: 'Försök igen' }).click()
  expect(await shows(dialog.getByText('Nu gick det.'))).toBe(true)
})

test('axe finds nothing wrong with the dialogs and their failures', async () => {
  answers('felfritt', '# Ett\n\nText med `kod` och [länk](https://example.se).')
  const page = await libraryOf('admin@example.se')
  await addButton(page).click()
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await page.getByText('Skriv en rubrik.').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await act(page, 'Redigera', 'Svara på ett mejl').click()
  await page.getByRole('option', { name: 'Claude AI' }).first().waitFor({ state: 'attached' })
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await act(page, 'Radera', 'Svara på ett mejl').click()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await act(page, 'Visa och prova', 'Svara på ett mejl').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Skicka' }).click()
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel('Dina uppgifter', { exact: true }).fill('felfritt')
  await dialog.getByRole('button', { name: 'Skicka' }).click()
  await dialog.getByText(/^AI-genererat av/).waitFor()
  expect(await faults(page)).toEqual([])
  await page.route('**/v1/Question/send', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Skicka' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await faults(page)).toEqual([])
})
