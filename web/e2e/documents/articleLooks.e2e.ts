import { describe, expect, test } from 'vitest'
import {
  documentsOf,
  editor,
  freshTitle,
  listed,
  publish,
  tool,
  write,
} from '../support/articles.ts'
import { faults } from '../support/faults.ts'
import { lobbyOf } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const first = 'Introduktion för nyanställda'

describe('axe finds nothing wrong with', () => {
  test('the lists and what can be read', async () => {
    const page = await documentsOf('anna@example.se', {}, '/Dokument?sok=introduktion')
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: `Visa ${first}` }).hover()
    await page.getByRole('tooltip').waitFor()
    expect(await faults(page)).toEqual([])
    await listed(page, first).click()
    await page.getByRole('article', { name: first }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('/Nyheter/finns-inte')
    await page.getByRole('heading', { name: 'Nyheten finns inte längre' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto('/Nyheter?sok=finns+inte+alls')
    await page.getByText('Inga träffar').waitFor()
    expect(await faults(page)).toEqual([])
    await page.route('**/v1/Nyhet/all*', (route) => route.abort())
    await page.route('**/v1/Nyhet/get*', (route) => route.abort())
    await page.goto('/Nyheter/x')
    await page.getByText('Nyheten kunde inte hämtas', { exact: true }).waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('the editor and its states', async () => {
    const page = await documentsOf('admin@example.se')
    await page.getByRole('link', { name: 'Nytt dokument' }).click()
    await editor(page).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Publicera' }).click()
    await page.getByText('Fyll i det här fältet.').first().waitFor()
    await tool(page, 'Punktlista').click()
    await tool(page, 'Länk').click()
    await page.getByRole('button', { name: 'Infoga länk' }).click()
    await page.getByText('Skriv en webbadress').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    const title = freshTitle('Utseende')
    await write(page, title, 'Text.', 'Spara utkast')
    await page.getByRole('row').filter({ hasText: title }).getByText('Utkast').waitFor()
    expect(await faults(page)).toEqual([])
    await listed(page, title).click()
    await page.getByRole('article', { name: title }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.goBack()
    await page.route('**/v1/Dokument/update', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: { error: 'Dokumentet har ändrats.', code: 'changed' } },
      }),
    )
    await page.getByRole('link', { name: `Redigera ${title}` }).click()
    await page.getByRole('button', { name: 'Publicera' }).click()
    await page.getByRole('alert').getByText('ändrats av någon annan').waitFor()
    expect(await page.getByText('Texten kunde inte sparas.').count()).toBe(0)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Avbryt' }).click()
    await page.getByRole('button', { name: `Radera ${title}` }).click()
    expect(await faults(page)).toEqual([])
  })

  test('the news in the lobby, and the bell with its list', async () => {
    await publish(await documentsOf('admin@example.se'), freshTitle('Nytt'), '<p>Text.</p>')
    const page = await lobbyOf('anna@example.se')
    await page.getByRole('region', { name: 'Nyhet' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: /notis/i }).click()
    await page.getByRole('region', { name: 'Notiser' }).getByRole('link').first().hover()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Rensa' }).click()
    await page.getByText('Inga notiser').waitFor()
    expect(await faults(page)).toEqual([])
    await page.route('**/v1/user/notis', (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: /notis/i }).click()
    await page.getByText('Notiserna kunde inte hämtas').waitFor()
    expect(await faults(page)).toEqual([])
  })
})

test('at no width has anything to be scrolled sideways', async () => {
  const page = await documentsOf('admin@example.se', {}, '/Dokument?sok=introduktion')
  const sideways = async () => {
    const found: unknown[] = []
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      found.push(
        await page.evaluate(
          'Math.max(...[document.documentElement, ...document.querySelectorAll("dialog")].map((box) => box.scrollWidth - box.clientWidth))',
        ),
      )
    }
    return Math.max(...found.map(Number))
  }
  expect(await sideways()).toBe(0)
  await listed(page, first).click()
  await page.getByRole('article', { name: first }).waitFor()
  expect(await sideways()).toBe(0)
  await page.getByRole('link', { name: 'Redigera', exact: true }).click()
  // Where it has pressed, a tool now shows what it is.
  await page.mouse.move(0, 0)
  await tool(page, 'Länk').click()
  await page.getByLabel('Länkens adress').waitFor()
  expect(await sideways()).toBe(0)
  expect(await faults(page)).toEqual([])
  await page.goto('/Dokument/ny')
  await editor(page).fill(`https://intranat.example.se/${'policyochrutiner'.repeat(10)}`)
  expect(await sideways()).toBe(0)
})

test('an author’s long name is broken on a phone, and widens no page', async () => {
  const phone = { viewport: { width: 320, height: 640 } }
  const page = await documentsOf('anna@example.se', phone, '/Dokument?sok=introduktion')
  await page.route('**/v1/Dokument/get*', async (route) => {
    const response = await route.fetch()
    const told = await response.text()
    const body = told.replace(/"Author":"[^"]*"/, `"Author":"${'Långt'.repeat(20)}"`)
    await route.fulfill({ response, body })
  })
  await listed(page, first).click()
  await page.getByText(/^av LångtLångt/).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
})
