import { expect, test } from 'vitest'
import { answers, ask, question, questionOf, shows } from '../support/steps.ts'
import { portal, useVisits } from '../support/visits.ts'

useVisits()

test('a personal number is hidden from the assistant, stands in the answer, and is not kept', async () => {
  answers('hemlig-uppgift', 'Det gäller [PERSONNUMMER-1], som du skrev.', 40)
  const page = await questionOf('johan@example.se')
  const asked = question(page)
  await asked.getByLabel('Dina uppgifter').fill('hemlig-uppgift om 850709-9805')
  await asked.getByText('Döljs för assistenten: 1 personnummer.').waitFor()
  await asked.getByText('Så här ser assistenten din text').click()
  await asked.getByText('hemlig-uppgift om [PERSONNUMMER-1]', { exact: true }).waitFor()
  await ask(asked, 'hemlig-uppgift om 850709-9805')
  await asked.getByText('Det gäller 850709-9805, som du skrev.').waitFor()
  const sent = JSON.stringify(portal().standIn.getRequests())
  expect(sent).toContain('hemlig-uppgift')
  expect(sent).not.toContain('850709-9805')

  await page.reload()
  expect(await shows(asked.getByText('Det gäller 850709-9805, som du skrev.'))).toBe(true)
  await page.goto('/Svar')
  expect(await shows(page.getByText('hemlig-uppgift om [PERSONNUMMER-1]'))).toBe(true)
  expect(await page.getByText('850709-9805').count()).toBe(0)
})
