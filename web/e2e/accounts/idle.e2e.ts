import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitAs } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits(async () => ({ settings: { tour: false, idleMinutes: 2 } }))

/** Nobody has touched the portal for so long, in any window of this browser. */
const idleFor = (page: Page, seconds: number) =>
  page.evaluate(`localStorage.setItem('portal.lastInput', String(Date.now() - ${seconds} * 1000))`)

test('whoever is asked and is there stays; whoever has left is signed out in every window', async () => {
  const page = await visitAs('anna@example.se', '/Lobby')
  const other = await page.context().newPage()
  await other.goto('/Nyheter')
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()

  await idleFor(page, 90)
  const asked = page.getByRole('alertdialog', { name: 'Är du kvar?' })
  await asked.getByRole('button', { name: 'Fortsätt vara inloggad' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await shows(page.getByRole('button', { name: 'Nya frågor' }))).toBe(true)

  await idleFor(page, 130)
  const why = /eftersom ingen använde portalen på en stund/
  const told = [page, other].map((one) => one.getByText(why).first())
  await Promise.race(told.map((one) => one.waitFor()))
  for (const one of [page, other]) await one.getByLabel('E-post', { exact: true }).waitFor()
  expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('accessToken')
})

test('whoever opens the browser too late sees nothing of whoever was there before', async () => {
  const page = await visitAs('anna@example.se', '/Lobby')
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
  await idleFor(page, 130)
  const next = await page.context().newPage()
  await page.close()
  const seen: string[] = []
  await next.exposeFunction('note', (text: string) => void seen.push(text))
  await next.addInitScript(
    "new MutationObserver(() => note(document.body?.innerText ?? '')).observe(document, { subtree: true, childList: true })",
  )
  await next.goto('/Lobby')
  await next.getByText(/eftersom ingen använde portalen/).waitFor()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((text) => text.includes('Anna'))).toEqual([])
})
