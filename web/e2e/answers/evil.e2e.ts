import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, addQuestion, freshLabel, libraryOf } from '../support/questions.ts'
import { answers, ask, lobbyOf, question, questionOf } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const home = 'https://elak.example'

/** Whatever could run or call home, as HTML and as Markdown. A request to a stranger fails the test by itself. */
const evil = [
  '<script>globalThis.hit = 1; alert(1)</script>',
  `<script src="${home}/a.js"></script>`,
  `<img src="${home}/b.png" onerror="globalThis.hit = 1">`,
  '<img src=x onerror="globalThis.hit = 1">',
  '<svg onload="globalThis.hit = 1"><script>globalThis.hit = 1</script></svg>',
  `<iframe src="${home}/c" srcdoc="<script>parent.hit = 1</script>"></iframe>`,
  `<style>@import "${home}/d.css"; body { background: url(${home}/e.png) }</style>`,
  `<link rel="stylesheet" href="${home}/f.css">`,
  `<video src="${home}/g.mp4" autoplay></video><object data="${home}/h"></object>`,
  `<form action="${home}/i"><input autofocus onfocus="globalThis.hit = 1"></form>`,
  '<a href="javascript:globalThis.hit = 1">klicka</a>',
  '<math><mi//xlink:href="data:x,<script>globalThis.hit = 1</script>">',
  `![bild](${home}/j.png) [klicka](javascript:globalThis.hit=1) [data](data:text/html,x)`,
].join(' ')

const planted =
  'script, iframe, object, video, form[action], svg script, [onerror], [onload], [style*=url]'

/** Nothing ran, and nothing of what was planted has become a part of the page. */
async function expectHarmless(page: Page) {
  expect(await page.evaluate('globalThis.hit')).toBeUndefined()
  expect(await page.locator(`main :is(${planted}), dialog :is(${planted})`).count()).toBe(0)
  expect(
    await page.locator('a[href^="javascript:"], a[href^="data:"], img[src*=elak]').count(),
  ).toBe(0)
}

function watchAlerts(page: Page) {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  return alerts
}

test('a question that is full of traps is harmless in library, dialogs and lobby', async () => {
  const label = freshLabel('<img src=x onerror="globalThis.hit=1">Elak')
  const page = await libraryOf('admin@example.se')
  const alerts = watchAlerts(page)
  await addQuestion(page, label, `Början ${evil} slut`, evil.slice(0, 400))
  const row = page.getByRole('row').filter({ hasText: label })
  await row.getByText(/^Början/).hover()
  await page.getByRole('tooltip').getByText('klicka').waitFor()
  await expectHarmless(page)

  answers('elakt-provsvar', `Före ${evil}\n\nefter`)
  await act(page, 'Visa och prova', label).click()
  const dialog = page.getByRole('dialog')
  await expectHarmless(page)
  await dialog.getByLabel('Dina uppgifter', { exact: true }).fill('elakt-provsvar')
  await dialog.getByRole('button', { name: 'Skicka' }).click()
  await dialog.getByText(/^AI-genererat av/).waitFor()
  await dialog
    .getByRole('region', { name: /^Svar på/ })
    .getByText('efter')
    .waitFor()
  await expectHarmless(page)
  await dialog.getByRole('button', { name: 'Stäng' }).click()
  await act(page, 'Redigera', label).click()
  expect(await dialog.getByLabel('Fråga', { exact: true }).inputValue()).toContain('<script>')
  await expectHarmless(page)

  const staff = await questionOf('anna@example.se', label)
  const staffAlerts = watchAlerts(staff)
  await ask(question(staff), 'elakt-provsvar')
  await question(staff).getByRole('button', { name: 'Kopiera' }).waitFor()
  await question(staff).getByText('efter').waitFor()
  await expectHarmless(staff)
  expect([...alerts, ...staffAlerts]).toEqual([])

  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await act(page, 'Radera', label).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click()
  await row.waitFor({ state: 'detached' })
  await expectHarmless(page)
})

test('a reply that is full of traps is harmless in the chat, and so is what one writes oneself', async () => {
  answers('elak-chatt', `Före ${evil}\n\nefter`)
  const page = await libraryOf('admin@example.se')
  const alerts = watchAlerts(page)
  await page.getByRole('button', { name: 'Fråga Saga' }).click()
  const chat = page.getByRole('dialog', { name: 'Portalen' })
  await chat.getByLabel('Meddelande').fill(`elak-chatt ${evil}`)
  await chat.getByLabel('Meddelande').press('Enter')
  await chat.getByRole('button', { name: 'Kopiera' }).waitFor()
  await chat.getByRole('listitem').last().getByText('efter').waitFor()
  await expectHarmless(page)
  await page.reload()
  await page.getByRole('button', { name: 'Fråga Saga' }).click()
  await chat.getByRole('listitem').last().getByText('efter').waitFor()
  await expectHarmless(page)
  expect(alerts).toEqual([])
})

test('HTML that a script writes from a string is refused by the browser, whatever it says', async () => {
  const page = await lobbyOf('anna@example.se')
  // The browser also writes the refusal to the console, for which a page that is watched would fail.
  const other = await page.context().newPage()
  await other.goto('/Lobby')
  await other.getByRole('button', { name: 'Nya frågor' }).waitFor()
  const tries = [
    `document.body.innerHTML = '<img src=x onerror="globalThis.hit = 1">'`,
    `document.body.insertAdjacentHTML('beforeend', '<b>hej</b>')`,
    `document.createElement('script').src = '/x.js'`,
    `new DOMParser().parseFromString('<b>hej</b>', 'text/html')`,
    `trustedTypes.createPolicy('mine', { createHTML: (html) => html })`,
  ]
  for (const written of tries) {
    await expect(other.evaluate(written)).rejects.toThrow(/Trusted|Policy/)
  }
  expect(await other.evaluate('globalThis.hit')).toBeUndefined()
})
