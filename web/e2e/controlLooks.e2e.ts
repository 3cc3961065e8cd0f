import { expect, test } from 'vitest'
import { visitAs } from './support/signIn.ts'
import { useVisits } from './support/visits.ts'

useVisits()

test('every select of the list of people has an arrow', async () => {
  const page = await visitAs('admin@example.se', '/users')
  await page.getByRole('link', { name: 'Anna Bergström', exact: true }).waitFor()
  const arrows = page.locator('select:visible + * svg')
  expect(await arrows.count()).toBeGreaterThan(1)
  for (const arrow of await arrows.all()) {
    const box = await arrow.boundingBox()
    expect(box?.width).toBe(16)
    expect(box?.height).toBe(16)
  }
})

test('the assistant’s button keeps its colours under the pointer', async () => {
  const page = await visitAs('admin@example.se', '/users')
  const button = page.getByRole('button', { name: 'Fråga Saga', exact: true })
  const colours = () =>
    button.evaluate('(one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]')
  await button.waitFor()
  const before = await colours()
  await button.hover()
  // Longer than any transition.
  await page.waitForTimeout(400)
  expect(await colours()).toEqual(before)
})

test('on a phone people are sorted by a choice, in one line', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const page = await visitAs('admin@example.se', '/users', phone)
  const choice = page.getByLabel('Sortera efter', { exact: true })
  const firstName = page.getByRole('rowgroup').nth(1).getByRole('link').first()
  await choice.waitFor()
  expect(await page.getByRole('button', { name: 'Senast inloggad', exact: true }).count()).toBe(0)
  const head = await page.getByRole('rowgroup').first().boundingBox()
  expect(head?.height).toBeLessThan(60)
  await choice.selectOption({ label: 'E-post' })
  await expect.poll(() => page.url()).toContain('email')
  const first = await firstName.textContent()
  await page.getByRole('button', { name: 'Omvänd ordning', exact: true }).click()
  await expect.poll(() => firstName.textContent()).not.toBe(first)
})
