import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { LibraryQuestion } from '../../../shared/contract/questions/questionLibrary.ts'
import { faults } from '../support/faults.ts'
import { beyond } from '../support/overflow.ts'
import { act, freshLabel, libraryOf, row, seek } from '../support/questions.ts'
import { answers, toast } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

type File = { format: number; hash: string; questions: LibraryQuestion[] }

async function takeOut(page: Page): Promise<File> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ta ut' }).press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('fragor.json')
  const text = readFileSync(await saved.path(), 'utf8')
  const file: File = JSON.parse(text)
  expect(text).toBe(`${JSON.stringify(file, null, 2)}\n`)
  return file
}

const choose = (page: Page, file: File) =>
  page.getByLabel('Fil med frågor').setInputFiles({
    name: 'fragor.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })

const trial = (id: string) => ({
  id,
  name: `Prov ${id}`,
  Fields: {},
  FBody: `Text ${id}`,
  checks: [{ kind: 'contains' as const, text: 'Hej' }],
})

test(
  'Karin takes the library out, takes two questions of a file in, tries them and publishes the one that holds',
  { timeout: 120_000 },
  async () => {
    const page = await libraryOf('admin@example.se')
    await page.getByRole('link', { name: 'Ta in och ut' }).press('Enter')
    const file = await takeOut(page)
    expect(file.questions.length).toBeGreaterThan(15)
    expect(await faults(page)).toEqual([])

    const [good, bad] = [freshLabel('Hälsning'), freshLabel('Avsked')]
    const word = good.replace(' ', '')
    const id = `resa${Date.now()}`
    const blank = { subtext: '', Category: '', PersonalData: 'dölj' as const, FollowUps: [] }
    const asked = { ...blank, AImodule: 'ChatGPT' as const, GPTV: 'gpt-6-luna', Fields: [] }
    const Trials = ['a', 'b', 'c'].map(trial)
    const made = [
      { id, QuestionLabel: good, Question: `Skriv ${word}`, Ordering: 900, ...asked, Trials },
      {
        ...asked,
        id: `${id}x`,
        QuestionLabel: bad,
        Question: 'Avsked',
        Ordering: 910,
        Trials: Trials.slice(0, 1),
      },
    ]
    answers(word, 'Hej på dig!')
    await choose(page, { ...file, questions: [...file.questions, ...made] })
    await page.getByText(/^2 frågor skiljer sig: 2 nya och 0 ändrade\./).waitFor()
    await page.getByText('Filen har ändrats efter att den togs ut').waitFor()
    await page.getByRole('button', { name: `Visa frågan ${good}` }).press('Enter')
    await page.getByRole('region', { name: `Visa frågan ${good}` }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Ta in 2 frågor som utkast' }).press('Enter')
    await toast(page, '2 frågor är utkast nu.').waitFor()
    await page.getByText('Inte provad här än.').first().waitFor()

    await page.getByRole('button', { name: 'Kör proven' }).press('Enter')
    await page.getByText(/^Provar fråga 1 av 2/).waitFor()
    await page.getByText('Proven är körda.').waitFor({ timeout: 60_000 })
    await page.getByText('9 av 9 svar höll.').waitFor()
    await page.getByText(/^Höll inte: Prov a \(0 av 3\)/).waitFor()
    expect(await faults(page)).toEqual([])
    expect(await page.getByRole('button', { name: `Publicera ${bad}` }).count()).toBe(0)
    await page.getByRole('button', { name: `Publicera ${good}` }).press('Enter')
    await toast(page, `”${good}” är publicerad.`).waitFor()
    const out = await takeOut(page)
    const ids = new Set(out.questions.map((one) => one.id))
    expect([ids.has(id), ids.has(`${id}x`)]).toEqual([true, false])
    // What came out differs in nothing from what is here.
    await choose(page, out)
    await page.getByText(/^Filen har inget nytt\./).waitFor()

    await page.getByRole('link', { name: 'Alla frågor' }).press('Enter')
    await seek(page, good)
    await row(page, good).getByText('v1 · 3 av 3 prov').waitFor()
    await act(page, 'Radera', good).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
  },
)

test('the library that comes with the portal is compared with the demo, on a phone too', async () => {
  const page = await libraryOf('admin@example.se', { viewport: { width: 390, height: 800 } })
  await page.getByRole('link', { name: 'Ta in och ut' }).click()
  await page.getByRole('button', { name: 'Visa startbiblioteket' }).click()
  await page.getByText(/^5 frågor skiljer sig: 0 nya och 5 ändrade\. 15 är lika/).waitFor()
  await page
    .getByRole('button', { name: /^Visa ändringarna i / })
    .first()
    .click()
  expect(await beyond(page)).toEqual([])
  expect(await faults(page)).toEqual([])
})
