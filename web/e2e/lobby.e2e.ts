import { expect, test } from 'vitest'
import { beyond } from './support/overflow.ts'
import { addQuestion, freshLabel, libraryOf } from './support/questions.ts'
import {
  answers,
  ask,
  card,
  deedsOf,
  lobbyOf,
  refuses,
  shows,
  toast,
  tokenOf,
  watchAnswers,
} from './support/steps.ts'
import { portal, useVisits } from './support/visits.ts'

useVisits()

test('Anna asks, reads the answer as it is written, and copies it', async () => {
  answers('möte-torsdag', '## Svar\n\nVi ses **på torsdag**.\n\n- kl. 13\n- i Stor', 8)
  const page = await lobbyOf('anna@example.se')
  const seen = await watchAnswers(page)
  const mine = card(page)
  await ask(mine, 'möte-torsdag')
  const answer = mine.getByRole('region', { name: 'Svar på Svara på ett mejl' })
  await mine.getByRole('button', { name: 'Kopiera' }).click()
  await mine.getByRole('button', { name: 'Kopierat' }).waitFor()
  await page.getByRole('log').getByText('Svaret har kommit.').waitFor()
  const { progress, lengths } = await seen()
  expect(progress).toBe(true)
  expect(lengths).toBeGreaterThan(2)
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Vi ses **på torsdag**.')
  expect(await answer.locator('strong').textContent()).toBe('på torsdag')
  expect(await answer.getByRole('listitem').count()).toBe(2)
  await page.getByRole('log').getByText('Svaret har kommit.').waitFor({ state: 'detached' })
})

test('what an answer brings along besides text is never run, fetched or followed', async () => {
  answers(
    'elakt-svar',
    'Före <img src="https://elak.example/x.png" onerror="window.hit=1"> <script>window.hit=1</script>' +
      '![bild](https://elak.example/y.png) [falsk](javascript:window.hit=1) [äkta](https://example.se/)\n\n' +
      '<form action="https://elak.example"><input name="a"></form><p style="position:fixed">efter</p>',
  )
  const page = await lobbyOf('anna@example.se')
  await ask(card(page), 'elakt-svar')
  const answer = page.getByRole('region', { name: 'Svar på Svara på ett mejl' })
  await answer.getByRole('link', { name: 'äkta' }).waitFor()
  expect(await answer.locator('img, script, form, input, [style], [onerror]').count()).toBe(0)
  expect(await page.evaluate('window.hit')).toBeUndefined()
  const links = answer.locator('a[href]')
  expect(await links.count()).toBe(1)
  expect(await links.getAttribute('target')).toBe('_blank')
  expect(await links.getAttribute('rel')).toContain('noopener')
})

test('an answer that takes too long is stopped, and what came stays', async () => {
  answers('långt-svar', 'Ett mycket långt svar. '.repeat(300), 30)
  const page = await lobbyOf('samira@example.se')
  const mine = card(page)
  await ask(mine, 'långt-svar')
  await mine.getByText('Ett mycket långt svar.').waitFor()
  await mine.getByRole('button', { name: 'Avbryt' }).click()
  await mine.getByRole('status').getByText('Svaret avbröts.').waitFor()
  await mine.getByText('Ett mycket långt svar.').waitFor()
  await mine.getByRole('button', { name: 'Kopiera' }).waitFor()
  expect(await mine.getByLabel('Dina uppgifter').inputValue()).toBe('långt-svar')
})

test('whoever stops an answer or closes the window stops the provider', async () => {
  answers('stoppa-den', 'Ett mycket långt svar. '.repeat(300), 30)
  const page = await lobbyOf('elsa@example.se')
  const token = await tokenOf(page)
  const [one, two] = [card(page), card(page, 'Sammanfatta ett möte')]
  await ask(one, 'stoppa-den')
  await ask(two, 'stoppa-den')
  await one.getByText('Ett mycket långt svar.').waitFor()
  await two.getByText('Ett mycket långt svar.').waitFor()
  await one.getByRole('button', { name: 'Avbryt' }).click()
  await page.close()
  for (const label of ['Svara på ett mejl', 'Sammanfatta ett möte']) {
    await expect.poll(() => deedsOf(token)).toContain(`Avbröt svaret på ”${label}”`)
  }
})

test('a failure says why, keeps the text, and a second try gets the answer', async () => {
  answers('trasig-leverantör', 'Nu gick det.')
  refuses('trasig-leverantör', 401, 1)
  const page = await lobbyOf('anna@example.se')
  const mine = card(page)
  await ask(mine, 'trasig-leverantör')
  const alert = mine.getByRole('alert')
  await alert.getByText('Det kom inget svar').waitFor()
  expect(await alert.textContent()).toMatch(/\.$/)
  expect(await mine.getByLabel('Dina uppgifter').inputValue()).toBe('trasig-leverantör')
  await mine.getByRole('button', { name: 'Försök igen' }).click()
  await mine.getByText('Nu gick det.').waitFor()
})

test('an answer that is cut on the way keeps what came and says so', async () => {
  portal().standIn.prependFixture({
    match: { userMessage: 'kapat-svar' },
    response: { content: 'Första halvan av svaret och sedan den andra halvan.' },
    chunkSize: 6,
    streamingProfile: { ttft: 5, tps: 30, jitter: 0 },
    truncateAfterChunks: 4,
  })
  const page = await lobbyOf('anna@example.se')
  const mine = card(page)
  await ask(mine, 'kapat-svar')
  await mine.getByRole('alert').getByText('Svaret blev inte klart').waitFor()
  expect(await shows(mine.getByText('Första'))).toBe(true)
})

test('two cards are answered at once, and “Nya frågor” empties both', async () => {
  answers('först', 'Svar till den första. '.repeat(60), 15)
  answers('sedan', 'Svar till den andra. '.repeat(60), 15)
  const page = await lobbyOf('johan@example.se')
  const [one, two] = [card(page), card(page, 'Sammanfatta ett möte')]
  await ask(one, 'först')
  await ask(two, 'sedan')
  await Promise.all([
    one.getByText('Svar till den första.').waitFor(),
    two.getByText('Svar till den andra.').waitFor(),
  ])
  await page.getByRole('button', { name: 'Nya frågor' }).click()
  await toast(page, 'Alla frågor är tömda.').waitFor()
  expect(
    await page
      .getByText(/Svar till den/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  expect(await one.getByLabel('Dina uppgifter').inputValue()).toBe('')
})

test('what somebody has typed survives a reload, but not a sign-out', async () => {
  const page = await lobbyOf('fatima@example.se')
  await card(page).getByLabel('Dina uppgifter').fill('Nästan klar')
  await page.reload()
  await card(page).waitFor()
  expect(await card(page).getByLabel('Dina uppgifter').inputValue()).toBe('Nästan klar')
  await page.getByRole('button', { name: /konto för/ }).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await page.waitForURL('**/signin')
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('draft.')
})

test('an answer that grows is followed, until the reader scrolls up', async () => {
  answers('följ-med', 'En rad till i svaret.\n\n'.repeat(120), 60)
  const page = await lobbyOf('anna@example.se')
  await ask(card(page), 'följ-med')
  await page.getByRole('region', { name: 'Svar på Svara på ett mejl' }).waitFor()
  const box = `document.querySelector('section[tabindex]')`
  const top = () => page.evaluate(`${box}.scrollTop`)
  await expect.poll(top).toBeGreaterThan(200)
  await page.evaluate(`${box}.scrollTop = 0`)
  await page.waitForTimeout(500)
  expect(await top()).toBe(0)
})

test('questions that cannot be read are told, and read at the second try', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.route('**/v1/Question/Uall*', (route) => route.abort())
  await page.reload()
  await page.getByRole('log').getByText('Frågorna kunde inte hämtas.').waitFor()
  await page.getByText('Frågorna kunde inte hämtas', { exact: true }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Försök igen' }).click()
  expect(await shows(card(page))).toBe(true)
})

test('an empty library says so kindly', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.route('**/v1/Question/Uall*', (route) => route.fulfill({ json: { results: [] } }))
  await page.reload()
  expect(await shows(page.getByText('Här finns inga frågor än'))).toBe(true)
})

test('on a phone a web address in a question’s label or subtext makes no card wider', async () => {
  const label = freshLabel(`https://intranat.example.se/${'rutin'.repeat(12)}`)
  const library = await libraryOf('admin@example.se')
  await addQuestion(library, label, 'Svara.', `Läs ${label.replaceAll(' ', '/')} först.`)
  const page = await lobbyOf('anna@example.se', { viewport: { width: 390, height: 844 } })
  await card(page, label).waitFor()
  expect(await beyond(page)).toEqual([])
})
