import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { newPerson } from '../support/people.ts'
import { fillIn, visitAs } from '../support/signIn.ts'
import { focused } from '../support/steps.ts'
import { moving, useVisits, visit } from '../support/visits.ts'

useVisits(async () => ({ settings: { tour: true } }))

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Välkommen till Portalen!' })
const own = (page: Page) => page.getByRole('dialog', { name: 'Notiser och ditt konto' })

/** Somebody whom an administrator has just added signs in for the first time. */
async function newcomer(options: BrowserContextOptions = {}) {
  const email = await newPerson('Nils', 'Nykomling')
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
  await page.keyboard.press('Shift+Tab')
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
  ['a click beside it', (page: Page) => page.mouse.click(8, 500)],
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

test('axe finds nothing wrong with it, wide and narrow, and it stays in the window', async () => {
  const { page } = await newcomer()
  const sizes = [1280, 390].map((width) => ({ width, height: 844 }))
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await faults(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Nästa' }).click()
  await own(page).waitFor()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await faults(page)).toEqual([])
    const isInside = async () => {
      const { x = -1, width = 0 } = (await own(page).boundingBox()) ?? {}
      return x >= 0 && x + width <= size.width
    }
    await expect.poll(isInside).toBe(true)
  }
})

test('once the tour is over, what is pasted into the editor keeps its lists and tables', async () => {
  const page = await visitAs('admin@example.se', '/Lobby', moving)
  const open = page.getByRole('dialog', { name: 'Välkommen till Portalen!' })
  await open.waitFor()
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Dokument', exact: true }).click()
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  const box = page.getByRole('textbox', { name: 'Innehåll' })
  await box.click()
  await box.evaluate((it: any) => {
    const { DataTransfer, ClipboardEvent } = it.ownerDocument.defaultView
    const data = new DataTransfer()
    const rows = '<tr><th>Rum</th></tr><tr><td>Stor</td></tr>'
    data.setData('text/html', `<p>Före</p><ul><li>ett</li></ul><table>${rows}</table>`)
    it.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await box.getByRole('cell', { name: 'Stor' }).waitFor()
  expect(await box.getByRole('listitem').count()).toBe(1)
})
