import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { fillIn, visitAs } from '../support/signIn.ts'
import { answers, deedsOf, focused, lobbyOf, refuses, shows, tokenOf } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const launcher = (page: Page) => page.getByRole('button', { name: 'Fråga Saga' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Portalen' })
const input = (page: Page) => panel(page).getByLabel('Meddelande')

type Box = { x: number; y: number; width: number; height: number }
const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The hint of the field that has the focus. */
const writesIn = (page: Page) => page.evaluate<string>('document.activeElement.placeholder')

async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

/** What the chat shows of an answer. What is read out repeats it at its end. */
const said = (page: Page, text: string | RegExp) =>
  panel(page).getByRole('listitem').getByText(text).first()

/** An administrator stands before their account. */
async function adminOf(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitAs(email, '/Konto', options)
  await page.getByRole('heading', { name: 'Mitt konto' }).waitFor()
  return page
}

/** An administrator opens the chat. */
async function chatOf(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await adminOf(email, options)
  await launcher(page).click()
  await panel(page).waitFor()
  return page
}

test('Karin chats on one page, reads on another, copies an answer, and finds it after a reload', async () => {
  answers('vad-heter-du', 'Jag heter **Saga**.', 15)
  const page = await chatOf('admin@example.se')
  expect(await shows(panel(page).getByText(/^Hej! Jag heter Saga/))).toBe(true)
  await say(page, 'vad-heter-du')
  await page.getByRole('link', { name: 'Användare' }).click()
  await page.getByRole('heading', { name: 'Användare' }).waitFor()
  await panel(page).getByRole('button', { name: 'Kopiera' }).click()
  await panel(page).getByRole('button', { name: 'Kopierat' }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Jag heter Saga.')
  expect(await panel(page).locator('strong').textContent()).toBe('Saga')
  await page.reload()
  await launcher(page).click()
  await panel(page).getByText('vad-heter-du').waitFor()
  expect(await panel(page).locator('strong').textContent()).toBe('Saga')
  await panel(page).getByRole('button', { name: 'Rensa chatten' }).click()
  await panel(page).getByText('vad-heter-du').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ångra' }).click()
  await panel(page).getByText('vad-heter-du').waitFor()
})

test('nothing of the chat is loaded before somebody reaches for it, and nothing at all for staff', async () => {
  const scripts = (page: Page) =>
    page.evaluate<string>('performance.getEntries().map((e) => e.name).join()')
  const staff = await lobbyOf('anna@example.se')
  expect(await launcher(staff).count()).toBe(0)
  expect(await scripts(staff)).not.toMatch(/chatbot/)
  const page = await adminOf('admin@example.se')
  await launcher(page).waitFor()
  expect(await scripts(page)).not.toMatch(/chatbot/)
  await launcher(page).hover()
  await expect.poll(() => scripts(page)).toMatch(/chatbot/)
})

test('an answer goes on while the chat is closed, is stopped, fails, and is tried again', async () => {
  answers('vänta-på-mig', `${'Ett långt svar. '.repeat(12)}Slut.`, 6)
  answers('avbryt-mig', 'Ett mycket långt svar. '.repeat(300), 30)
  answers('trasig-chatt', 'Nu gick det.')
  refuses('trasig-chatt', 401, 1)
  const page = await chatOf('chef@example.se')
  await say(page, 'vänta-på-mig')
  await said(page, 'Ett långt svar.').waitFor()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Fråga Saga')
  await launcher(page).click()
  await said(page, /Slut\.$/).waitFor()
  await panel(page).getByRole('button', { name: 'Avbryt svaret' }).waitFor({ state: 'detached' })
  await say(page, 'avbryt-mig')
  await said(page, 'Ett mycket långt svar.').waitFor()
  await panel(page).getByRole('button', { name: 'Avbryt svaret' }).click()
  await said(page, 'Svaret avbröts.').waitFor()
  await say(page, 'trasig-chatt')
  await panel(page).getByRole('alert').getByText('Det kom inget svar').waitFor()
  await panel(page).getByRole('button', { name: 'Försök igen' }).click()
  expect(await shows(said(page, 'Nu gick det.'))).toBe(true)
  const token = await tokenOf(page)
  await expect.poll(() => deedsOf(token)).toContain('Avbröt assistentens svar i chatten')
})

test('the chat is gone with its person', async () => {
  answers('hemlis', 'En hemlighet. '.repeat(300), 20)
  const page = await chatOf('admin@example.se')
  await say(page, 'hemlis')
  await said(page, 'En hemlighet.').waitFor()
  await page.getByRole('button', { name: /konto för/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logga ut' }).click()
  await page.waitForURL('**/signin')
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  await fillIn(page, 'chef@example.se')
  await launcher(page).click()
  await panel(page).waitFor()
  expect(await panel(page).getByRole('listitem').count()).toBe(1)
})

test('everything can be done with the keyboard, beside the page, and Escape leads back', async () => {
  answers('tangentbord', 'Svar.')
  const page = await adminOf('admin@example.se')
  const keys = page.keyboard
  await launcher(page).focus()
  await keys.press('Enter')
  await expect.poll(() => writesIn(page)).toBe('Skriv till Saga …')
  await keys.type('rad ett')
  await keys.press('Shift+Enter')
  await keys.type('tangentbord')
  expect(await input(page).inputValue()).toBe('rad ett\ntangentbord')
  await keys.press('Enter')
  await panel(page).getByRole('status').getByText('Saga svarade: Svar.').waitFor()
  for (const name of ['Kopiera', /^AI-genererat av/, 'Samtal', 'Stäng', 'Rensa chatten']) {
    await keys.press('Shift+Tab')
    await expect.poll(() => focused(page)).toMatch(name)
  }
  // The page beside it stays in use; what the chat covers there can be seen without leaving it.
  await page.getByLabel('Ort', { exact: true }).focus()
  await keys.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await writesIn(page)).toBe('')
})

test('the chat’s button stands in the header, where it covers nothing, and toasts lie above the chat', async () => {
  const page = await visitAs('admin@example.se', '/fragor')
  await page.getByRole('banner').getByRole('button', { name: 'Fråga Saga' }).waitFor()

  await page.setViewportSize({ width: 1280, height: 500 })
  await launcher(page).click()
  await panel(page).waitFor()
  await page.route('**/v1/Question/all*', (route) => route.abort())
  await page.getByRole('searchbox').fill('nytt')
  const toast = page.getByRole('log').getByText('Frågorna kunde inte hämtas.')
  await toast.waitFor()
  // Presses go through it; once it catches them, a click that something else would catch fails. Below the mouse it stays.
  await toast.evaluate((shown) => (shown.style.pointerEvents = 'auto'))
  await toast.click()
  const liesOver = async () => {
    const [over, under] = [await toast.boundingBox(), await panel(page).boundingBox()]
    return over && under && over.y + over.height > under.y
  }
  await expect.poll(liesOver).toBe(true)
})

test('a toast is in nobody’s way: what lies below it is pressed at once', async () => {
  const page = await visitAs('admin@example.se', '/fragor', {
    viewport: { width: 1280, height: 500 },
  })
  await launcher(page).click()
  const close = panel(page).getByRole('button', { name: 'Stäng' })
  await close.waitFor()
  await page.route('**/v1/Question/all*', (route) => route.abort())
  await page.getByRole('searchbox').fill('nytt')
  const toast = page.getByRole('log').getByText('Frågorna kunde inte hämtas.')
  await toast.waitFor()
  const [below, around] = [await close.boundingBox(), toast.locator('../../..')]
  // It comes to its place in a moment.
  const liesOver = async () => {
    const above = await around.boundingBox()
    return below && above && isWithin(below, above)
  }
  await expect.poll(liesOver).toBe(true)
  // The mouse waits for nothing.
  await page.mouse.click((below?.x ?? 0) + 10, (below?.y ?? 0) + 10)
  await panel(page).waitFor({ state: 'hidden' })
})

test('on a phone the chat is a sheet over the page, and in a low window too', async () => {
  const page = await chatOf('admin@example.se', { viewport: { width: 390, height: 844 } })
  await expect
    .poll(() => panel(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ width: 844, height: 390 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400)
  await input(page).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Fråga Saga')
})

test('axe finds nothing wrong with the chat', async () => {
  const markdown =
    '# Ett\n\nText med `kod`, [länk](https://example.se).\n\n> Citat\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n'
  answers('chatt-klar', markdown)
  answers('chatt-pågår', markdown.repeat(50), 10)
  const page = await adminOf('admin@example.se')
  await launcher(page).hover()
  await page.getByRole('tooltip').waitFor()
  expect(await faults(page)).toEqual([])
  await launcher(page).click()
  await panel(page).waitFor()
  expect(await faults(page)).toEqual([])
  await say(page, 'chatt-klar')
  await panel(page).getByRole('button', { name: 'Kopiera' }).waitFor()
  expect(await faults(page)).toEqual([])
  await say(page, 'chatt-pågår')
  await panel(page).getByRole('button', { name: 'Avbryt svaret' }).waitFor()
  expect(await faults(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Avbryt svaret' }).click()
  await page.route('**/v1/chatbot/send', (route) => route.abort())
  await panel(page).getByRole('button', { name: 'Skicka' }).waitFor()
  await say(page, 'fel')
  await panel(page).getByRole('alert').waitFor()
  expect(await faults(page)).toEqual([])
})

test('on a question Escape takes away what is told of the button first, and leads back then', async () => {
  const page = await visitAs('admin@example.se', '/Lobby?fraga=mejlsvar')
  await page.getByLabel('Dina uppgifter').waitFor()
  await launcher(page).focus()
  const hint = page.getByRole('tooltip').filter({ visible: true })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await hint.waitFor()
  await page.keyboard.press('Escape')
  await hint.waitFor({ state: 'hidden' })
  expect(page.url()).toContain('fraga=mejlsvar')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.searchParams.has('fraga'))
})
