import { readFile } from 'node:fs/promises'
import mammoth from 'mammoth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { beyond } from '../support/overflow.ts'
import { answers, ask, question, questionOf } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const answer =
  '## Förslag\n\nVi ses **på torsdag** i [Stor](https://example.se/).\n\n| Rum | Plats |\n|---|---|\n| Stor | 12 |\n\n' +
  '```\nen rad som är så lång att den inte får plats på en telefon, hur man än håller den eller vrider på den\n```'

/** Anna has an answer before her that has some of everything. */
async function answered(word: string, options = {}) {
  answers(word, answer)
  const page = await questionOf('anna@example.se', undefined, options)
  await ask(question(page), word)
  await page.getByRole('button', { name: 'Fler sätt' }).waitFor()
  return page
}

const clipboard = (page: Page) =>
  page.evaluate<Record<string, string>>(`
    navigator.clipboard.read().then(async ([item]) => Object.fromEntries(await Promise.all(
      item.types.map(async (type) => [type, await (await item.getType(type)).text()]),
    )))
  `)

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Fler sätt' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('Anna copies an answer as it looks, and as clean text', async () => {
  const page = await answered('kopiera-mig')
  await page.getByRole('button', { name: 'Kopiera', exact: true }).click()
  await page.getByRole('button', { name: 'Kopierat' }).waitFor()
  const { 'text/html': html = '', 'text/plain': text } = await clipboard(page)
  expect(html).toContain('<strong>på torsdag</strong>')
  expect(html).toMatch(/<h2[^>]*>Förslag<\/h2>/)
  expect(html).toMatch(/<td style="border: ?1px solid[^>]*>12<\/td>/)
  expect(text).toMatch(
    /^Förslag\s+Vi ses på torsdag i Stor \(https:\/\/example.se\/\)\.\s+Rum\tPlats\r?\nStor\t12/,
  )
})

test('Anna saves an answer as a Word file, and copies its Markdown', async () => {
  const page = await answered('som-word')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, 'Ladda ner som Word'),
  ])
  expect(file.suggestedFilename()).toBe('Svara på ett mejl.docx')
  const { value } = await mammoth.convertToHtml({ buffer: await readFile(await file.path()) })
  expect(value).toMatch(/<h1>Svara på ett mejl<\/h1>.*<strong>på torsdag<\/strong>.*<table>/s)
  await choose(page, 'Kopiera som Markdown')
  await page.getByText('Svaret är kopierat som Markdown.').waitFor()
  expect((await clipboard(page))['text/plain']).toContain('Vi ses **på torsdag**')
})

test('all of one’s own answers are saved as a Word file', async () => {
  const page = await answered('alla-mina')
  await page.goto('/Svar')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ladda ner alla' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Mina svar \d{4}-\d\d-\d\d\.docx$/)
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await file.path()) })
  expect(value).toContain('Du skrev: alla-mina')
})

test('code in an answer is copied by itself', async () => {
  const page = await answered('bara-koden')
  await page.getByRole('button', { name: 'Kopiera koden' }).click()
  await page.getByText('Koden är kopierad.').waitFor()
  expect((await clipboard(page))['text/plain']).toMatch(/^en rad som är så lång.*på den$/)
})

test('an answer is printed alone', async () => {
  const page = await answered('skriv-ut')
  await page.evaluate(`globalThis.print = () => { globalThis.printed = true }`)
  await choose(page, 'Skriv ut')
  await expect.poll(() => page.evaluate('globalThis.printed')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#root').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Svara på ett mejl')
  await page.emulateMedia({ media: null })
})

test('on a phone the menu lies within the window, and nothing but code and tables is wider', async () => {
  const page = await answered('på-telefon', { viewport: { width: 390, height: 800 } })
  await page.getByRole('button', { name: 'Fler sätt' }).click()
  await page.getByRole('menu').waitFor()
  expect(await beyond(page)).toEqual([])
  expect(await faults(page)).toEqual([])
})
