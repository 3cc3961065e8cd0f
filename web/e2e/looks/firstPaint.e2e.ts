import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoPassword } from '../../../infra/local/seed/people.ts'
import { lobbyOf, shows, tile } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

/** Holds the bundle back until somebody lets it come. */
async function holdBundle(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('the sign-in page is there before the bundle, and what is typed and pressed until then counts', async () => {
  const page = await visit('/signin')
  const release = await holdBundle(page)
  await page.goto('/Dokument?sok=a', { waitUntil: 'commit' })
  await page.getByLabel('E-post', { exact: true }).fill('anna@example.se')
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL('**/Dokument?sok=a')
  await page.getByRole('heading', { name: 'Dokument', level: 1 }).waitFor()
  expect(await page.getByRole('heading', { name: 'Dokument', level: 1 }).isVisible()).toBe(true)
})

test.each(['before anybody types', 'in the middle of it', 'after it'])(
  'no letter is lost whether the bundle comes %s',
  async (when) => {
    const page = await visit('/signin')
    const release = await holdBundle(page)
    await page.goto('/signin', { waitUntil: 'commit' })
    // The browser gives it the focus before it paints it: nobody can begin earlier.
    await page.locator('input[type=email]:focus').waitFor()
    if (when === 'before anybody types') release()
    const letters = { delay: 10 }
    await page.keyboard.type('anna@', letters)
    if (when === 'in the middle of it') release()
    await page.keyboard.type('example.se', letters)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword, letters)
    await page.keyboard.press('Enter')
    release()
    await page.waitForURL('**/Lobby')
    expect(await shows(tile(page))).toBe(true)
  },
)

test('it has the appearance that was chosen, and the bundle leaves it as it stands', async () => {
  const page = await visit('/signin', { colorScheme: 'dark' })
  const release = await holdBundle(page)
  await page.reload({ waitUntil: 'commit' })
  const mark = 'drawn'
  await page.locator('form').evaluate((form, name) => form.setAttribute('data-mark', name), mark)
  expect(await page.locator('html').getAttribute('class')).toBe('dark')
  release()
  await page.locator('html:not([data-start])').waitFor()
  await page.locator(`form[data-mark=${mark}] input:focus`).waitFor()
})

test('what the lobby reads first is asked for before the bundle is there, and once', async () => {
  const page = await lobbyOf('anna@example.se')
  // What the page before still asks for is none of the next one's: the rooms last, whose part comes by itself.
  await page.getByRole('heading', { name: 'Just nu', level: 3 }).waitFor()
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const release = await holdBundle(page)
  await page.reload({ waitUntil: 'commit' })
  await expect
    .poll(() => calls.filter((path) => path.startsWith('/v1/')).toSorted())
    .toEqual(['/v1/Nyhet/latest', '/v1/Question/Uall', '/v1/Svar/all', '/v1/auth/me'])
  expect(await page.locator('#frame header').isVisible()).toBe(true)
  release()
  await page.locator('a[data-tile]').first().waitFor()
  expect(await page.locator('#frame header').isVisible()).toBe(false)
  await page.waitForLoadState('networkidle')
  expect(
    calls.filter((path) => path === '/v1/auth/me' || path === '/v1/Question/Uall'),
  ).toHaveLength(2)
})
