import { describe, expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { fillIn, visitAs } from '../support/signIn.ts'
import { answers, ask, lobbyOf, question, tile, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

describe('axe finds nothing wrong with', () => {
  test('the pages of those who are signed out', async () => {
    const page = await visit('/signin')
    await page.getByLabel('E-post', { exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Logga in' }).click()
    await page.getByText('Fyll i ditt lösenord').waitFor()
    expect(await faults(page)).toEqual([])
    await fillIn(page, 'ingen@example.se', 'fel')
    await page.getByRole('alert').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'Skicka länk' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByLabel('E-post', { exact: true }).fill('anna@example.se')
    await page.getByRole('button', { name: 'Skicka länk' }).click()
    await page.waitForURL('**/signin')
    await page.getByText('har vi skickat ett mejl').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('/forgot-password?code=1&email=anna%40example.se')
    await page.getByLabel('Nytt lösenord').fill('x')
    await page.getByText('minst en siffra, saknas').waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByLabel('Nytt lösenord').fill('Portalen1')
    expect(await faults(page)).toEqual([])
  })

  test('the lobby and the states of a card', async () => {
    const markdown =
      '# Ett\n\nText med `kod`, [länk](https://example.se).\n\n> Citat\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n'
    answers('klart-svar', markdown)
    answers('pågående-svar', markdown.repeat(50), 10)
    const page = await lobbyOf('anna@example.se')
    const go = async (label?: string) => {
      await page.goto('/Lobby')
      await tile(page, label).click()
      await question(page).getByLabel('Dina uppgifter').waitFor()
    }
    await tile(page).waitFor()
    expect(await faults(page)).toEqual([])
    await go()
    expect(await faults(page)).toEqual([])
    await ask(question(page), 'klart-svar')
    await question(page).getByText('Citat').waitFor()
    await toast(page, 'Svaret har kommit.').waitFor()
    expect(await faults(page)).toEqual([])
    await go('Sammanfatta ett möte')
    await ask(question(page), 'pågående-svar')
    expect(await faults(page)).toEqual([])
    await question(page).getByText('Text med').first().waitFor()
    expect(await faults(page)).toEqual([])
    await go('Planera en introduktion')
    const sources = Array.from({ length: 20 }, (_, at) => ({
      nr: at + 1,
      url: `https://www.example.se/${at}`,
      title: at % 2 === 0 ? '' : 'Folkmängden efter region, ålder och kön. '.repeat(4),
    }))
    const cut = {
      results: { answer: 'Halva svaret [1].', cut: true, sources },
      message: 'Skickat.',
    }
    const body = `event: result\ndata: ${JSON.stringify(cut)}\n\n`
    await page.route('**/v1/Question/send', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    )
    await ask(question(page), 'kapat')
    await question(page).getByRole('button', { name: 'Fortsätt' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('/Lobby')
    await page.getByRole('button', { name: 'Nya frågor' }).click()
    await page.getByRole('button', { name: 'Ångra' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.unrouteAll()
    await go('Skriv om till klarspråk')
    await page.route('**/v1/Question/send', (route) => route.abort())
    await ask(question(page), 'fel')
    await page.getByRole('alert').waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: /konto för/ }).click()
    expect(await faults(page)).toEqual([])
  })

  test('what shows when there is nothing to show', async () => {
    const page = await lobbyOf('anna@example.se')
    await page.route('**/v1/Question/Uall*', (route) => route.abort())
    await page.reload()
    await page.getByText('Frågorna kunde inte hämtas', { exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.unrouteAll()
    await page.route('**/v1/Question/Uall*', (route) => route.fulfill({ json: { results: [] } }))
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await page.getByText('Här finns inga frågor än').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('/finns-inte')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('the account and the drawer on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 } }
    const page = await visitAs('anna@example.se', '/Konto', phone)
    await page.getByRole('heading', { name: 'Mitt konto' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Öppna menyn' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faults(page)).toEqual([])
  })
})
