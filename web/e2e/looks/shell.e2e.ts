import { expect, test } from 'vitest'
import { changeSettings } from '../../screens/changeSettings.ts'
import { fillIn, visitAs } from '../support/signIn.ts'
import { answers, focused, lobbyOf, shows, tile } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

const phone = { viewport: { width: 390, height: 844 } }
const pathOf = (page: { url: () => string }) => new URL(page.url()).pathname

test('whoever is signed out reaches the two open pages only, and comes back to where they wanted', async () => {
  const page = await visit('/Konto')
  await page.waitForURL('**/signin')
  await page.goto('/finns-inte')
  await page.waitForURL('**/signin')
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Skicka länk' }).waitFor()
  await page.goto('/Konto')
  await fillIn(page, 'anna@example.se')
  await page.getByRole('heading', { name: 'Mitt konto', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/Konto')
})

test('whoever is signed in is sent from the start and the sign-in page to the lobby', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.goto('/signin')
  await page.waitForURL('**/Lobby')
  await page.goto('/')
  await page.waitForURL('**/Lobby')
  expect(await shows(tile(page))).toBe(true)
})

test('a lobby that is opened with a sign-in that still holds fetches nothing of Amplify', async () => {
  const page = await lobbyOf('anna@example.se')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.reload()
  expect(await shows(tile(page))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /\/(?:lobby|session)-[^/]*\.js$/.test(url))).toEqual([
    expect.stringContaining('/lobby-'),
  ])
})

test('nothing is asked for a page that its currentUser may not see', async () => {
  const page = await visit('/signin')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/Lobby')
  await page.getByRole('button', { name: 'Logga in' }).waitFor()
  expect(calls.filter((url) => url.includes('/v1/'))).toEqual([])
})

test('an address that does not exist leads home', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.goto('/finns-inte')
  await page.getByRole('heading', { name: 'Sidan finns inte' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click()
  await page.waitForURL('**/Lobby')
  expect(await shows(tile(page))).toBe(true)
})

test('a portal that cannot start says so and offers to try again', async () => {
  const page = await lobbyOf('anna@example.se')
  await changeSettings(page, () => '')
  await page.reload()
  await page.getByRole('heading', { name: 'Sidan kunde inte visas' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Ladda om sidan' }).click()
  expect(await shows(tile(page))).toBe(true)
})

test('staff and administrators each see their own menu', async () => {
  const staff = await lobbyOf('anna@example.se')
  const menu = (page: typeof staff) => page.getByRole('navigation').getByRole('link')
  expect(await menu(staff).allTextContents()).toEqual([
    'Frågor',
    'Mina svar',
    'Dokument',
    'Nyheter',
    'Rum',
  ])
  const admin = await visit('/Konto')
  await fillIn(admin, 'admin@example.se')
  await menu(admin).first().waitFor()
  expect(await menu(admin).allTextContents()).toEqual([
    'Lobby',
    'Frågor',
    'Användare',
    'Rum',
    'Dokument',
    'Nyheter',
  ])
})

test('on a phone the menu is a drawer that closes with Escape and when one goes somewhere', async () => {
  const page = await lobbyOf('anna@example.se', phone)
  const open = page.getByRole('button', { name: 'Öppna menyn' })
  await open.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Frågor' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Öppna menyn')
  await open.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Frågor' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('in a low window, such as a phone’s on its side, the way out can be reached', async () => {
  const page = await lobbyOf('anna@example.se', { viewport: { width: 568, height: 280 } })
  await page.getByRole('button', { name: /konto för/ }).click()
  const out = page.getByRole('button', { name: 'Logga ut' })
  await page.getByText('Mörkt').waitFor()
  await out.hover()
  const bottom = async () => {
    const { y = 0, height = Infinity } = (await out.boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(bottom).toBeLessThanOrEqual(280)
  await out.click()
  await page.waitForURL('**/signin')
})

test('dark is chosen once and kept', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.getByRole('button', { name: /konto för/ }).click()
  await page.getByText('Mörkt').click()
  const dark = () => page.evaluate('document.documentElement.classList.contains("dark")')
  expect(await dark()).toBe(true)
  await page.reload()
  await tile(page).waitFor()
  expect(await dark()).toBe(true)
})

test('the whole way can be gone with the keyboard alone', async () => {
  answers('med-tangenter', 'Det gick bra.')
  const page = await visit('/signin')
  const keys = page.keyboard
  await page.getByLabel('E-post', { exact: true }).waitFor()
  await keys.type('anna@example.se')
  await keys.press('Tab')
  await keys.type('Portalen1')
  await keys.press('Enter')
  await page.waitForURL('**/Lobby')
  await tile(page).waitFor()
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')

  await page.reload()
  await tile(page).waitFor()
  await keys.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Hoppa till innehållet')
  await keys.press('Enter')
  await keys.press('Tab')
  expect(await page.evaluate('document.activeElement.type')).toBe('search')
  await keys.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Nya frågor')
  const isAt = () => page.evaluate('document.activeElement.dataset.tile !== undefined')
  while (!(await isAt())) await keys.press('Tab')
  await keys.press('Enter')
  await page.getByRole('link', { name: 'Alla frågor' }).waitFor()
  const isTyping = () => page.evaluate('document.activeElement.tagName === "TEXTAREA"')
  while (!(await isTyping())) await keys.press('Tab')
  await keys.type('med-tangenter')
  await keys.press('Control+Enter')
  await page.getByText('Det gick bra.').waitFor()
})

test.each([
  [/notis/i, 'Notiser'],
  [/konto för/, 'Mörkt'],
])(
  'what the header’s button %o opens closes once the focus goes on, before it covers what gets it',
  async (name, comesLast) => {
    const page = await visitAs('anna@example.se', '/Konto')
    const button = page.getByRole('button', { name })
    await button.focus()
    const panel = page.locator('[popover=auto]:popover-open')
    await page.keyboard.press('Enter')
    await panel.getByText(comesLast, { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest("[popover]") !== null')).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toMatch(name)
    expect(await panel.count()).toBe(1)
    await page.keyboard.press('Shift+Tab')
    await panel.waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await panel.waitFor()
    while ((await panel.count()) > 0) await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
  },
)

test('what the header opened while a page came stays open, and keeps the focus', async () => {
  const page = await visitAs('anna@example.se', '/Konto')
  let come = () => {}
  const isFetched = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/answers-*', async (route) => {
    await isFetched
    await route.continue()
  })
  await page.getByRole('link', { name: 'Mina svar' }).click()
  const button = page.getByRole('button', { name: /konto för/ })
  await button.click()
  const panel = page.locator('[popover=auto]:popover-open')
  await panel.waitFor()
  come()
  await page.getByRole('heading', { name: 'Mina svar', level: 1 }).waitFor()
  // The page takes the focus a moment after it shows, if at all.
  await page.waitForTimeout(300)
  expect(await panel.count()).toBe(1)
  expect(await focused(page)).toMatch(/konto för/)
})

test('at no width has anything to be scrolled sideways', async () => {
  const page = await lobbyOf('anna@example.se')
  /** Each look begins with another width: Chromium may miss one that changes while styles come. */
  const sidewaysAt = async (width: number) => {
    for (const one of [width + 8, width]) await page.setViewportSize({ width: one, height: 800 })
    return page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
  }
  const widths = [320, 390, 768, 1024, 1440]
  const fitsEach = async () => {
    for (const width of widths) {
      // What stands in the header is chosen after the window has its width.
      await expect.poll(() => sidewaysAt(width), { message: `${width} wide` }).toBe(0)
    }
  }
  await fitsEach()
  await page.goto('/Konto')
  await page.getByRole('button', { name: 'Spara', exact: true }).waitFor()
  await fitsEach()
})
