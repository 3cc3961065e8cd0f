import { expect, test } from 'vitest'
import {
  documentsOf,
  editor,
  freshTitle,
  listed,
  publish,
  tool,
  write,
} from '../support/articles.ts'
import { focused, lobbyOf, shows, toast } from '../support/steps.ts'
import { moving, useVisits } from '../support/visits.ts'

useVisits()

const pathOf = (page: { url: () => string }) =>
  new URL(page.url()).pathname + new URL(page.url()).search

test('Karin writes a draft that nobody else sees, publishes it, changes it, withdraws and deletes it', async () => {
  const karin = await documentsOf('admin@example.se')
  const title = freshTitle('Rutin')
  await write(karin, title, 'Första meningen.', 'Spara utkast')
  await toast(karin, 'Utkastet är sparat.').waitFor()
  const row = karin.getByRole('row').filter({ hasText: title })
  await row.getByText('Utkast').waitFor()

  const anna = await documentsOf('anna@example.se')
  expect(await listed(anna, title).count()).toBe(0)

  await row.getByRole('link', { name: `Redigera ${title}` }).click()
  await editor(karin).getByText('Första meningen.').waitFor()
  await karin.getByRole('button', { name: 'Publicera' }).click()
  await toast(karin, 'Dokumentet är publicerat.').waitFor()
  await row.getByText('Utkast').waitFor({ state: 'detached' })

  await anna.reload()
  await listed(anna, title).click()
  const reading = anna.getByRole('article', { name: title })
  await reading.getByText('Första meningen.').waitFor()

  await listed(karin, title).click()
  await karin.getByRole('link', { name: 'Redigera', exact: true }).click()
  await editor(karin).getByText('Första meningen.').click()
  await karin.keyboard.press('Control+End')
  await karin.keyboard.type(' Andra meningen.')
  await karin.getByRole('button', { name: 'Spara' }).click()
  await karin.getByRole('dialog').waitFor({ state: 'detached' })
  await anna.reload()
  await karin.getByRole('article').getByText('Andra meningen.').waitFor()
  await karin.getByRole('link', { name: 'Alla dokument' }).click()
  await reading.getByText('Första meningen. Andra meningen.').waitFor()

  await row.getByRole('link', { name: `Redigera ${title}` }).click()
  await editor(karin).getByText('Andra meningen.').waitFor()
  await karin.getByRole('button', { name: 'Avpublicera' }).click()
  await row.getByText('Utkast').waitFor()
  await anna.reload()
  await anna.getByRole('heading', { name: 'Dokumentet finns inte längre' }).waitFor()

  await row.getByRole('button', { name: `Radera ${title}` }).click()
  await karin.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
  await toast(karin, 'Dokumentet är raderat.').waitFor()
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => focused(karin)).toBe('Dokument')
})

test('a document is a page of its own: Back and the way back lead to the list as it was, a reload stays', async () => {
  const page = await documentsOf('anna@example.se', {}, '/Dokument?sida=2')
  const row = page.getByRole('row').nth(1).getByRole('link').first()
  const title = await row.textContent()
  await row.click()
  const reading = page.getByRole('article', { name: title ?? '' })
  await reading.waitFor()
  await expect.poll(() => focused(page)).toBe(title)
  await page.reload()
  await reading.waitFor()
  await page.goBack()
  await row.waitFor()
  expect(pathOf(page)).toBe('/Dokument?sida=2')
  await row.click()
  await page.getByRole('link', { name: 'Alla dokument' }).click()
  await row.waitFor()
  expect(pathOf(page)).toBe('/Dokument?sida=2')
  await expect.poll(() => focused(page)).toBe('Dokument')
})

test('a document is printed without what is around it', async () => {
  const page = await documentsOf('admin@example.se')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('article').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByText('Alla dokument').isVisible()).toBe(false)
  expect(await page.getByText('Redigera').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('a text is written with the keyboard alone, formats and link included, and Tab leaves it', async () => {
  const page = await documentsOf('admin@example.se')
  const title = freshTitle('Tangent')
  const keys = page.keyboard
  await page.getByRole('link', { name: 'Nytt dokument' }).press('Enter')
  await editor(page).waitFor()
  await page.getByLabel('Rubrik', { exact: true }).focus()
  await keys.type(title)
  await keys.press('Tab')
  await expect.poll(() => focused(page)).toBe('Stycke')
  await keys.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Mellanrubrik')
  await keys.press('Enter')
  await keys.type('Rubriken')
  expect(await tool(page, 'Mellanrubrik').getAttribute('aria-pressed')).toBe('true')
  await keys.press('Enter')
  await keys.press('Control+b')
  await keys.type('Fet')
  await keys.press('Control+b')
  await keys.type(' och ')
  await keys.press('Control+k')
  await page.getByLabel('Länkens adress').waitFor()
  await page.locator('input:focus').waitFor()
  await keys.type('inte en adress')
  await keys.press('Enter')
  await page.getByText('Skriv en webbadress').waitFor()
  await page.getByLabel('Länkens adress').fill('example.se/sida')
  await keys.press('Enter')
  await keys.press('Enter')
  await keys.press('Control+Shift+8')
  await keys.type('ett')
  await keys.press('Enter')
  await keys.type('två')
  await keys.press('Enter')
  await keys.press('Enter')
  await keys.type('Slut.')
  await keys.press('Control+z')
  await keys.press('Control+y')
  await keys.press('Tab')
  await expect.poll(() => focused(page)).toBe('Publicera')
  await keys.press('Shift+Tab')
  await keys.press('Shift+Tab')
  expect(await page.evaluate('document.activeElement.parentElement.parentElement.role')).toBe(
    'toolbar',
  )
  await page.getByRole('button', { name: 'Publicera' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await listed(page, title).press('Enter')
  const text = page.getByRole('article', { name: title })
  await text.getByText('Slut.').waitFor()
  expect(await text.evaluate((box) => box.innerHTML)).toBe(
    '<h2>Rubriken</h2><p><strong>Fet</strong> och <a href="https://example.se/sida" target="_blank" rel="noopener noreferrer">https://example.se/sida</a></p><ul><li><p>ett</p></li><li><p>två</p></li></ul><p>Slut.</p>',
  )
})

test('neither Escape nor a click beside it closes the form, and unsaved text is kept until agreed', async () => {
  const page = await documentsOf('admin@example.se')
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  await editor(page).click()
  await page.keyboard.type('Osparad text')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await editor(page).getByText('Osparad text').waitFor()
  await page.goBack()
  const asked = page.getByRole('alertdialog', { name: 'Lämna sidan?' })
  await asked.getByRole('button', { name: 'Stanna kvar' }).click()
  await asked.waitFor({ state: 'detached' })
  await page.goBack()
  await asked.waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await editor(page).getByText('Osparad text').waitFor()
  // The way back is taken back a moment after it is asked about.
  await expect.poll(() => pathOf(page)).toBe('/Dokument/ny')
  await page.goBack()
  await asked.getByRole('button', { name: 'Lämna utan att spara' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/Dokument')
})

test('what two administrators write at the same time is not lost', async () => {
  const karin = await documentsOf('admin@example.se')
  const title = freshTitle('Samtidigt')
  await write(karin, title, 'Text.', 'Spara utkast')
  const other = await documentsOf('chef@example.se')
  for (const page of [karin, other]) {
    await page.getByRole('link', { name: `Redigera ${title}` }).click()
    await editor(page).getByText('Text.').waitFor()
  }
  await karin.getByLabel('Rubrik', { exact: true }).fill(`${title} A`)
  await karin.getByRole('button', { name: 'Spara utkast' }).click()
  await karin.getByRole('dialog').waitFor({ state: 'detached' })
  await other.getByLabel('Rubrik', { exact: true }).fill(`${title} B`)
  await other.getByRole('button', { name: 'Spara utkast' }).click()
  await other.getByText('Dokumentet har ändrats av någon annan', { exact: true }).waitFor()
  await other.getByText(`är nu ”${title} A”`).waitFor()
  await other.getByRole('button', { name: 'Spara utkast' }).click()
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  await karin.reload()
  expect(await shows(listed(karin, `${title} B`))).toBe(true)
})

test('the newest news is hidden in the lobby for good, also on another device', async () => {
  const karin = await documentsOf('admin@example.se')
  const title = freshTitle('Nyhet')
  await publish(karin, title, '<p>Läs detta.</p>', 'Nyhet')
  const page = await lobbyOf('samira@example.se')
  const banner = page.getByRole('region', { name: 'Nyhet' })
  await banner.getByText(title, { exact: true }).waitFor()
  await banner.getByRole('link', { name: /Läs mer/ }).click()
  await page.getByRole('link', { name: 'Alla nyheter' }).click()
  await page.waitForURL('**/Nyheter')
  await page.goBack()
  await page.goBack()
  const dismissed = page.waitForResponse('**/Nyhet/Dismiss')
  await banner.getByRole('button', { name: 'Dölj nyheten' }).click()
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Hej Samira!')
  await dismissed
  await page.reload()
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
  expect(await banner.count()).toBe(0)
  const elsewhere = await lobbyOf('samira@example.se')
  expect(await elsewhere.getByRole('region', { name: 'Nyhet' }).count()).toBe(0)
})

test('nothing in the lobby moves while the newest news and one’s answers are on their way', async () => {
  const page = await lobbyOf('anna@example.se', moving)
  for (const late of ['**/v1/Nyhet/latest', '**/v1/Svar/all?*']) {
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await route.continue()
    })
  }
  await page.reload()
  await page.evaluate(`
    globalThis.moved = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  await page.getByRole('region', { name: 'Nyhet' }).waitFor()
  await page.locator('a[data-tile]').first().waitFor()
  expect(await page.evaluate('moved')).toBeLessThan(0.01)
})
