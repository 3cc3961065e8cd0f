import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { coldStart } from '../../infra/local/gateway/lambdas.ts'
import { documentsOf, freshTitle, listed, publish } from './support/articles.ts'
import { visitAs } from './support/signIn.ts'
import { focused, lobbyOf } from './support/steps.ts'
import { portal, useVisits } from './support/visits.ts'

useVisits()

const bell = (page: Page) => page.getByRole('button', { name: /notis/i })
const list = (page: Page) => page.getByRole('region', { name: 'Notiser' })
const oneNew = (page: Page) => page.getByRole('button', { name: '1 ny notis' })

/**
 * Somebody comes back to the page, so that half a minute is not waited for; and to Lambdas that have just started, since others
 * trust what they know for some seconds (`limits.notificationsTrustedMs`).
 */
async function comeBack(page: Page) {
  coldStart('notifications.all', 'notifications.seen', 'notifications.dismiss')
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))")
}

/** Waits for something new in the bell. */
async function somethingNew(page: Page) {
  await expect
    .poll(async () => {
      await comeBack(page)
      return page.getByRole('button', { name: /nya? notis/ }).count()
    })
    .toBe(1)
}

/** Nothing is new to somebody, and their list is empty, once they have heard of what was published last. */
async function clear(page: Page, last?: string) {
  if (last !== undefined) {
    await expect
      .poll(async () => {
        await comeBack(page)
        return page.getByText(last).count()
      })
      .toBeGreaterThan(0)
  }
  await bell(page).click()
  await list(page).getByRole('listitem').first().waitFor()
  const cleared = page.waitForResponse('**/user/notis/Dismiss')
  await list(page).getByRole('button', { name: 'Rensa' }).click()
  await list(page).getByText('Inga notiser').waitFor()
  await cleared
  await page.keyboard.press('Escape')
}

test('what an administrator publishes rings at once for staff, leads there, and Back leads back', async () => {
  const karin = await documentsOf('admin@example.se')
  const before = freshTitle('Först')
  await publish(karin, before, '<p>Texten.</p>')
  const anna = await lobbyOf('anna@example.se')
  await clear(anna, before)
  const title = freshTitle('Ring')
  await publish(karin, title, '<p>Texten.</p>')
  await expect
    .poll(async () => {
      await comeBack(anna)
      return oneNew(anna).count()
    })
    .toBe(1)
  await anna.getByRole('status').getByText(`Publicerade dokumentet ”${title}”`).waitFor()
  await bell(anna).click()
  const row = list(anna).getByRole('listitem').filter({ hasText: title })
  expect(await row.textContent()).toMatch(/Karin Lindqvist.*\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await oneNew(anna).waitFor({ state: 'detached' })
  await row.getByRole('link').click()
  await anna.getByRole('article', { name: title }).getByText('Texten.').waitFor()
  expect(await list(anna).isVisible()).toBe(false)
  await anna.goBack()
  await anna.getByRole('button', { name: 'Nya frågor' }).waitFor()
  expect(new URL(anna.url()).pathname).toBe('/Lobby')
})

test('what was seen in one tab is seen in the other, and what was cleared stays away', async () => {
  await publish(await documentsOf('admin@example.se'), freshTitle('Flikar'), '<p>Texten.</p>')
  const one = await lobbyOf('johan@example.se')
  await somethingNew(one)
  const two = await one.context().newPage()
  await two.goto(`${portal().address}/Konto`)
  await somethingNew(two)
  const seen = one.waitForResponse('**/user/notis/Seen')
  await bell(one).click()
  await seen
  // A read that is on its way already is not begun anew.
  await expect
    .poll(async () => {
      await comeBack(two)
      return two.getByRole('button', { name: 'Notiser', exact: true }).count()
    })
    .toBe(1)
  const cleared = one.waitForResponse('**/user/notis/Dismiss')
  await list(one).getByRole('button', { name: 'Rensa' }).click()
  await cleared
  await one.reload()
  await bell(one).click()
  await list(one).getByText('Inga notiser').waitFor()
  expect(await list(one).getByRole('listitem').count()).toBe(0)
})

test('a withdrawn document is no longer told of', async () => {
  const karin = await documentsOf('admin@example.se')
  const title = freshTitle('Borta')
  await publish(karin, title, '<p>Texten.</p>')
  await karin.reload()
  await listed(karin, title).waitFor()
  const samira = await lobbyOf('samira@example.se')
  await bell(samira).click()
  const row = list(samira).getByRole('listitem').filter({ hasText: title })
  const shown = async () => {
    await comeBack(samira)
    return row.count()
  }
  await expect.poll(shown).toBe(1)
  await karin.getByRole('link', { name: `Redigera ${title}` }).click()
  await karin.getByRole('textbox', { name: 'Innehåll' }).waitFor()
  await karin.getByRole('button', { name: 'Avpublicera' }).click()
  await karin.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(shown).toBe(0)
})

test('on a phone and with the keyboard: Escape closes the list, and the focus goes back to the bell', async () => {
  const page = await visitAs('anna@example.se', '/Konto', { viewport: { width: 390, height: 844 } })
  await bell(page).waitFor()
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await list(page).waitFor()
  const width = async () => (await list(page).locator('..').boundingBox())?.width
  await expect.poll(width).toBeGreaterThan(360)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Rensa')
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'hidden' })
  // Something may have come in meanwhile, which the bell's name counts.
  await expect.poll(() => focused(page)).toMatch(/notis/i)
})
