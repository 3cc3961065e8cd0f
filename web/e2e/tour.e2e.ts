import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { user } from '../../shared/contract/user.ts'
import { faults } from './support/faults.ts'
import { addPerson, listed } from './support/people.ts'
import { fillIn } from './support/signIn.ts'
import { focused } from './support/steps.ts'
import { moving, useVisits, visit } from './support/visits.ts'

useVisits(async () => ({ settings: { tour: true } }))

const me = z.object({ user })
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Välkommen till Portalen!' })
const own = (page: Page) => page.getByRole('dialog', { name: 'Nytt för dig, och ditt konto' })

/** Somebody whom an administrator has just added signs in for the first time. */
async function newcomer(options: BrowserContextOptions = {}) {
  const karin = await visit('/users')
  // The tour that the administrator sees herself is not in the way.
  await karin.route('**/v1/auth/me', async (route) => {
    const response = await route.fetch()
    const { user: karinNow } = z.parse(me, await response.json())
    await route.fulfill({ response, json: { user: { ...karinNow, Tour: false } } })
  })
  await fillIn(karin, 'admin@example.se')
  await listed(karin, 'Anna Bergström').waitFor()
  const email = await addPerson(karin, 'Nils', 'Nykomling')
  const page = await visit('/', { ...moving, ...options })
  await fillIn(page, email)
  const first = page.getByLabel('Nytt lösenord')
  await first.or(welcome(page)).waitFor()
  if (await first.isVisible()) {
    await first.fill('Portalen2')
    await page.getByRole('button', { name: 'Spara och logga in' }).click()
  }
  await welcome(page).waitFor()
  return { page, email }
}

test('a newcomer goes through the tour with the keyboard, and does not see it again', async () => {
  const { page } = await newcomer()
  await expect.poll(() => focused(page)).toBe('Nästa')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Stäng rundturen')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Nästa')
  await page.keyboard.press('Enter')
  await own(page).waitFor()
  await expect.poll(() => focused(page)).toBe('Klart')
  const told = page.waitForResponse('**/user/tour/close')
  await page.keyboard.press('Enter')
  await own(page).waitFor({ state: 'detached' })
  await told
  await expect.poll(() => focused(page)).toBe('Hej Nils!')
  await page.reload()
  await page.getByRole('button', { name: 'Nya frågor' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(640, 850)],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Stäng rundturen' }).click()],
])('%s closes it for good', async (_, end) => {
  const { page } = await newcomer()
  const told = page.waitForResponse('**/user/tour/close')
  await end(page)
  await welcome(page).waitFor({ state: 'detached' })
  await told
  await page.reload()
  await page.getByRole('button', { name: 'Nya frågor' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)('in %s at %i pixels, axe finds nothing wrong with it', async (colorScheme, width) => {
  const { page } = await newcomer({ colorScheme, viewport: { width, height: 844 } })
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Nästa' }).click()
  await own(page).waitFor()
  const box = await own(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
  expect(await faults(page)).toEqual([])
})
