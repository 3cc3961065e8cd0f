import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { act, freshLabel, libraryOf, seek } from '../support/questions.ts'
import { answers } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

/** More stops than the page has. */
const most = 150

const hasFocus = async (wanted: Locator): Promise<boolean> =>
  (await wanted.and(wanted.page().locator(':focus')).count()) > 0

/** Goes on from where the focus is, as far as it takes. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await wanted.waitFor({ state: 'attached' })
  for (let stops = 0; stops < most; stops++) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Nobody comes to ${wanted.toString()} by ${key}`)
}

async function press(page: Page, wanted: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, wanted, key)
  await page.keyboard.press('Enter')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }).last())
  await page.keyboard.type(text)
}

/** Chooses a part of the right side with the arrows. */
async function choose(page: Page, panel: 'Prov' | 'Historik') {
  const group = page.getByRole('radiogroup', { name: 'Del av sidan' })
  await tabTo(page, group.getByRole('radio', { checked: true }))
  const wanted = group.getByRole('radio', { name: panel, exact: true })
  for (let steps = 0; steps < 3 && !(await wanted.isChecked()); steps++) {
    await page.keyboard.press('ArrowRight')
  }
  expect(await wanted.isChecked()).toBe(true)
}

const saved = (page: Page) => page.getByText(/^Utkastet är sparat/).waitFor()

async function addField(page: Page, name: string) {
  await press(page, button(page, 'Lägg till fält'))
  await expect.poll(() => hasFocus(page.getByLabel('Fältets rubrik').last())).toBe(true)
  await page.keyboard.type(name)
  await type(page, 'Exempel', `Exempel på ${name.toLowerCase()}`)
  await press(page, button(page, `Sätt in i frågan: ${name}`), 'Shift+Tab')
  await expect.poll(() => hasFocus(page.getByLabel('Frågans text'))).toBe(true)
}

async function addTrial(page: Page, name: string) {
  await press(page, button(page, 'Lägg till prov'))
  await expect.poll(() => hasFocus(page.getByLabel('Provets namn').last())).toBe(true)
  await page.keyboard.type(name)
  await press(page, button(page, 'Fyll i exemplet').last())
  await press(page, button(page, 'Lägg till krav').last())
  await expect.poll(() => hasFocus(page.getByLabel(/^Krav \d/).last())).toBe(true)
  await tabTo(page, page.getByLabel('Text', { exact: true }).last())
  await page.keyboard.type('Hej')
}

test(
  'with the keyboard alone a question is written, proven, published, broken, refused, published for a reason and taken back',
  { timeout: 240_000 },
  async () => {
    const label = freshLabel('Tangentbordet')
    const word = label.replace(' ', '')
    answers(word, 'Hej på dig, det är bra att du och jag ses!')
    const page = await libraryOf('admin@example.se', { viewport: { width: 1440, height: 900 } })
    await press(page, page.getByRole('link', { name: 'Skriv och prova en ny fråga' }))
    await type(page, 'Rubrik', label)
    await type(page, 'Frågans text', `Skriv en hälsning ${word}: `)
    for (const name of ['Mottagare', 'Ämne', 'Avsändare']) await addField(page, name)
    await saved(page)
    const text = await page.getByLabel('Frågans text').inputValue()
    for (const key of ['mottagare', 'ämne', 'avsändare']) expect(text).toContain(`{{${key}}}`)
    expect(await faults(page)).toEqual([])

    await choose(page, 'Prov')
    for (const name of ['Ett', 'Två', 'Tre']) await addTrial(page, name)
    await saved(page)
    expect(await faults(page)).toEqual([])
    await press(page, button(page, 'Kör prov'))
    await page.getByText('Alla prov är körda.').waitFor({ timeout: 60_000 })
    expect(await page.getByText('3 av 3 · Höll').count()).toBe(3)
    // Whoever pressed the button stays there.
    expect(await hasFocus(button(page, 'Kör prov'))).toBe(true)
    expect(await faults(page)).toEqual([])

    const dialog = page.getByRole('dialog')
    const publish = button(page, 'Publicera').first()
    const confirm = dialog.getByRole('button', { name: 'Publicera' })
    await press(page, publish)
    await page.getByText('Alla 3 prov höll 3 av 3 gånger.').waitFor()
    expect(await faults(page)).toEqual([])
    await press(page, confirm)
    await page.getByText('Visas nu.', { exact: false }).waitFor()
    expect(await faults(page)).toEqual([])

    // Broken: a model that answers otherwise.
    answers(word, 'Goddag')
    await type(page, 'Hjälptext', 'Fyll i och skicka.')
    await saved(page)
    await choose(page, 'Prov')
    await press(page, button(page, 'Kör prov'))
    await page.getByText('0 av 3 · Höll inte').first().waitFor({ timeout: 60_000 })
    await page.getByText('Alla prov är körda.').waitFor({ timeout: 60_000 })
    expect(await faults(page)).toEqual([])

    await press(page, publish)
    await dialog.getByText(/^0 av 3 prov höll/).waitFor()
    await press(page, confirm)
    await dialog.getByText('Skriv varför, eller kör proven först.').waitFor()
    expect(await faults(page)).toEqual([])
    // Escape closes it, and leads back to what opened it.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(publish)).toBe(true)
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByLabel('Varför publiceras den ändå?'))
    await page.keyboard.type('Måste ut i dag')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Visas nu.', { exact: false }).waitFor()
    expect(await faults(page)).toEqual([])

    await choose(page, 'Historik')
    await page.getByText('Måste ut i dag').waitFor()
    await press(page, button(page, /^Visa ändringarna/))
    await page.getByRole('region', { name: /^Visa ändringarna/ }).waitFor()
    expect(await faults(page)).toEqual([])
    await press(page, button(page, /^Gå tillbaka hit/))
    await expect.poll(() => page.getByLabel('Hjälptext', { exact: true }).inputValue()).toBe('')
    await page.getByText('Visas nu.', { exact: false }).waitFor()
    expect(await faults(page)).toEqual([])

    const list = await libraryOf('admin@example.se')
    await seek(list, label)
    await list.getByText('v1 · 3 av 3 prov').waitFor()
    await act(list, 'Radera', label).click()
    await list.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
    await act(list, 'Radera', label).waitFor({ state: 'detached' })
  },
)
