import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import {
  answers,
  ask,
  focused,
  lobbyOf,
  question,
  questionOf,
  tile,
  toast,
} from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

test('an answer goes on whose window is closed, and is there when its asker comes back', async () => {
  answers('gå-vidare', 'Det skrivs klart ändå. '.repeat(20), 30)
  const page = await questionOf('elsa@example.se', 'Skriv om till klarspråk')
  const context = page.context()
  await ask(question(page), 'gå-vidare')
  await question(page).getByText('Det skrivs klart ändå.').waitFor()
  await page.close()
  const back = await context.newPage()
  await back.goto('/Lobby')
  await tile(back, 'Skriv om till klarspråk').click()
  await question(back).getByRole('button', { name: 'Kopiera' }).waitFor({ timeout: 20_000 })
  const whole = await question(back)
    .getByRole('region', { name: /^Svar på/ })
    .textContent()
  expect(whole?.match(/Det skrivs klart ändå\./g)).toHaveLength(20)
  await back.goto('/Svar')
  await back.getByRole('link', { name: 'Skriv om till klarspråk' }).waitFor()
  expect(await back.getByRole('link', { name: 'Skriv om till klarspråk' }).count()).toBe(1)
})

test('an answer is there for whoever reloads the page before its first word', async () => {
  answers('före-första-ordet', 'Det skrivs klart ändå. '.repeat(60), 30)
  const page = await questionOf('elsa@example.se', 'Skriv om till klarspråk')
  await page.route('**/v1/Question/send', async (route) => void (await route.fetch()))
  const sent = page.waitForRequest('**/v1/Question/send')
  await ask(question(page), 'före-första-ordet')
  await sent
  await page.reload()
  await question(page).getByRole('button', { name: 'Kopiera' }).waitFor({ timeout: 20_000 })
  const whole = question(page).getByRole('region', { name: /^Svar på/ })
  expect((await whole.textContent())?.match(/Det skrivs klart ändå\./g)).toHaveLength(60)
})

test('whoever asks the same from two tabs has both answers, each once, and finds the last at the question', async () => {
  const label = 'Skriv om till klarspråk'
  answers('första-fliken', 'Svar till den första. '.repeat(15), 20)
  answers('andra-fliken', 'Svar till den andra. '.repeat(15), 20)
  const first = await questionOf('elsa@example.se', label)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.getByLabel('Dina uppgifter').waitFor()
  await ask(question(first), 'första-fliken')
  await ask(question(second), 'andra-fliken')
  for (const page of [first, second])
    await question(page).getByRole('button', { name: 'Kopiera' }).waitFor()
  expect(await question(first).getByText('Svar till den första.').count()).toBe(1)
  expect(await question(first).getByText('Svar till den andra.').count()).toBe(0)
  expect(await question(second).getByText('Svar till den andra.').count()).toBe(1)
  await first.reload()
  await question(first).getByText('Svar till den andra.').waitFor()
  await first.goto('/Svar?sok=fliken')
  const mine = first.getByRole('main').getByRole('link', { name: label })
  await mine.first().waitFor()
  expect(await mine.count()).toBe(2)
})

test('an answer on its way is followed in a second tab, and is asked for once', async () => {
  answers('följs-i-två', 'Det växer i två flikar. '.repeat(20), 20)
  const first = await questionOf('elsa@example.se', 'Skriv om till klarspråk')
  const asked: string[] = []
  first.context().on('request', (request) => {
    if (request.url().endsWith('/v1/Question/send')) asked.push(request.method())
  })
  await ask(question(first), 'följs-i-två')
  await question(first).getByText('Det växer i två flikar.').waitFor()
  const second = await first.context().newPage()
  await second.goto(first.url())
  for (const page of [first, second])
    await question(page).getByRole('button', { name: 'Kopiera' }).waitFor({ timeout: 30_000 })
  const whole = question(second).getByRole('region', { name: /^Svar på/ })
  expect((await whole.textContent())?.match(/Det växer i två flikar\./g)).toHaveLength(20)
  expect(asked).toEqual(['PUT'])
})

test('a person asks on, says that it did not help and why, and finds it among their answers', async () => {
  answers('be-om-mer', 'Ett långt utkast till svar.')
  answers('Gör svaret kortare', 'Kort utkast.')
  const page = await questionOf('samira@example.se', 'Skriv om till klarspråk')
  const mine = question(page)
  await ask(mine, 'be-om-mer')
  await mine.getByRole('button', { name: 'Kortare' }).click()
  await mine.getByText('Kort utkast.').waitFor()
  await mine.getByRole('button', { name: 'Nej' }).click()
  await mine.getByRole('button', { name: 'För långt' }).click()
  await mine.getByLabel('Berätta mer om du vill').fill('Hälften räcker.')
  expect(await faults(page)).toEqual([])
  await mine.getByRole('button', { name: 'Skicka omdömet' }).click()
  await mine.getByText(/^Tack!/).waitFor()
  await mine.getByRole('button', { name: 'Fäst' }).click()
  await toast(page, 'Svaret är fäst').waitFor()
  await page.getByRole('link', { name: 'Mina svar' }).click()
  await page.getByRole('heading', { name: 'Mina svar' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('searchbox').fill('långt utkast')
  await page.getByRole('link', { name: 'Skriv om till klarspråk' }).click()
  await mine.getByText('Kort utkast.').waitFor()
  await mine.getByText('Ett långt utkast till svar.').waitFor()
  await page.goto('/Svar')
  await page.getByRole('button', { name: 'Radera svaret på ”Skriv om till klarspråk”' }).click()
  await page.getByRole('button', { name: 'Radera svaret', exact: true }).click()
  await toast(page, 'Svaret är raderat.').waitFor()
})

test('by the keyboard: a search, the arrows, Enter, and Escape back', async () => {
  const page = await lobbyOf('anna@example.se')
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return page.evaluate('document.activeElement.type')
    })
    .toBe('search')
  await page.keyboard.type('ett')
  await tile(page, 'Hjälp med en formel i Excel').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.get('sok')).toBe('ett')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('Svara på ett mejl')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Sammanfatta ett möte')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Svara på ett mejl', level: 1 }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
})

test('a starred question comes first, also after a reload', async () => {
  const page = await lobbyOf('oskar@example.se')
  const first = () => page.locator('a[data-tile]').first().textContent()
  const noted = page.waitForResponse('**/v1/user/favourite')
  await page.getByRole('button', { name: 'Gör ”Planera en introduktion” till favorit' }).click()
  await expect.poll(first).toBe('Planera en introduktion')
  await noted
  await page.reload()
  await tile(page).waitFor()
  expect(await first()).toBe('Planera en introduktion')
  await page.getByRole('button', { name: 'Mina vanligaste' }).click()
  await expect.poll(() => page.locator('a[data-tile]').count()).toBe(1)
  await page.getByRole('button', { name: /^Ta bort ”Planera en introduktion”/ }).click()
  await page.getByText('Ingen fråga passar').waitFor()
})
