import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { beyond } from '../support/overflow.ts'
import { addQuestion, freshLabel, libraryOf } from '../support/questions.ts'
import {
  answers,
  ask,
  deedsOf,
  lobbyOf,
  question,
  questionOf,
  refuses,
  shows,
  tile,
  toast,
  tokenOf,
  watchAnswers,
} from '../support/steps.ts'
import { portal, useVisits } from '../support/visits.ts'

useVisits()

test('Anna asks, reads the answer as it is written, and copies it', async () => {
  answers('möte-torsdag', '## Svar\n\nVi ses **på torsdag**.\n\n- kl. 13\n- i Stor', 8)
  const page = await questionOf('anna@example.se')
  const seen = await watchAnswers(page)
  const mine = question(page)
  // It leaves by itself, on a busy machine before the answer is copied.
  const told = page.getByRole('log').getByText('Svaret har kommit.').waitFor()
  await ask(mine, 'möte-torsdag')
  const answer = mine.getByRole('region', { name: 'Svar på Svara på ett mejl' })
  await mine.getByRole('button', { name: 'Kopiera' }).click()
  await mine.getByRole('button', { name: 'Kopierat' }).waitFor()
  await told
  const { progress, lengths } = await seen()
  expect(progress).toBe(true)
  expect(lengths).toBeGreaterThan(2)
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Vi ses på torsdag.')
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
  const page = await questionOf('anna@example.se')
  await ask(question(page), 'elakt-svar')
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
  const page = await questionOf('samira@example.se')
  const mine = question(page)
  await ask(mine, 'långt-svar')
  await mine.getByText('Ett mycket långt svar.').waitFor()
  await mine.getByRole('button', { name: 'Avbryt' }).click()
  await mine.getByRole('status').getByText('Svaret avbröts.').waitFor()
  await mine.getByText('Ett mycket långt svar.').waitFor()
  await mine.getByRole('button', { name: 'Kopiera' }).waitFor()
  expect(await mine.getByLabel('Dina uppgifter').inputValue()).toBe('långt-svar')
})

test('whoever stops an answer stops the provider, and keeps what came', async () => {
  answers('stoppa-den', 'Ett mycket långt svar. '.repeat(300), 30)
  const page = await questionOf('elsa@example.se')
  const token = await tokenOf(page)
  await ask(question(page), 'stoppa-den')
  await question(page).getByText('Ett mycket långt svar.').waitFor()
  await question(page).getByRole('button', { name: 'Avbryt' }).click()
  await expect.poll(() => deedsOf(token)).toContain('Avbröt svaret på ”Svara på ett mejl”')
  await page.goto('/Svar')
  await page.getByText('Avbrutet').waitFor()
})

test('a failure says why, keeps the text, and a second try gets the answer', async () => {
  answers('trasig-leverantör', 'Nu gick det.')
  refuses('trasig-leverantör', 401, 1)
  const page = await questionOf('anna@example.se')
  const mine = question(page)
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
  const page = await questionOf('anna@example.se')
  const mine = question(page)
  await ask(mine, 'kapat-svar')
  await mine.getByRole('alert').getByText('Svaret blev inte klart').waitFor()
  expect(await shows(mine.getByText('Första'))).toBe(true)
})

test('two questions are answered at once, the bell tells of them, and “Nya frågor” puts both away', async () => {
  // Slow enough that they are still being written when their pages are left.
  answers('först', 'Svar till den första. '.repeat(20), 6)
  answers('sedan', 'Svar till den andra. '.repeat(20), 6)
  const page = await questionOf('johan@example.se')
  await ask(question(page), 'först')
  await page.getByRole('link', { name: 'Alla frågor' }).click()
  await tile(page, 'Sammanfatta ett möte').click()
  await ask(question(page), 'sedan')
  await page.getByRole('link', { name: 'Alla frågor' }).click()
  await expect.poll(() => page.getByText('Nytt svar').count(), { timeout: 30_000 }).toBe(2)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Nya frågor' }).click()
  await toast(page, 'Alla frågor är tömda.').waitFor()
  expect(await page.getByText('Nytt svar').count()).toBe(0)
  await page.getByRole('button', { name: 'Ångra' }).click()
  await expect.poll(() => page.getByText('Nytt svar').count()).toBe(2)
  await tile(page).click()
  expect(await shows(question(page).getByText('Svar till den första.').first())).toBe(true)
})

test('what somebody has typed survives a reload, but not a sign-out', async () => {
  const page = await questionOf('fatima@example.se')
  const input = question(page).getByLabel('Dina uppgifter')
  await input.fill('Nästan klar')
  await page.reload()
  await input.waitFor()
  expect(await input.inputValue()).toBe('Nästan klar')
  await page.getByRole('link', { name: 'Alla frågor' }).click()
  await page.getByText('Påbörjad').waitFor()
  await page.getByRole('button', { name: /konto för/ }).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await page.waitForURL('**/signin')
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('draft.')
})

test('an answer that grows is followed, until the reader scrolls up, and back with one press', async () => {
  answers('följ-med', 'En rad till i svaret.\n\n'.repeat(240), 30)
  const page = await questionOf('anna@example.se')
  await ask(question(page), 'följ-med')
  const top = () => page.evaluate<number>('scrollY')
  await expect.poll(top).toBeGreaterThan(200)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -3000)
  await page.getByRole('button', { name: 'Hoppa till slutet' }).waitFor()
  await expect.poll(top).toBe(0)
  const was = await top()
  await page.waitForTimeout(500)
  expect(await top()).toBe(was)
  await page.getByRole('button', { name: 'Hoppa till slutet' }).click()
  await expect.poll(top).toBeGreaterThan(was + 200)
})

test('questions that cannot be read are told, and read at the second try', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.route('**/v1/Question/Uall*', (route) => route.abort())
  await page.reload()
  await page.getByText('Frågorna kunde inte hämtas', { exact: true }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Försök igen' }).click()
  expect(await shows(tile(page))).toBe(true)
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
  await tile(page, label).waitFor()
  expect(await beyond(page)).toEqual([])
})
