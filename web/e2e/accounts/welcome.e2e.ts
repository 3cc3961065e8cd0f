import { expect, test } from 'vitest'
import { demoPassword } from '../../../infra/local/seed/people.ts'
import { linkFor, shows } from '../support/steps.ts'
import { portal, useVisits, visit } from '../support/visits.ts'

useVisits()

const call = (path: string, method: string, body: string | FormData, token?: string) =>
  fetch(`${portal().address}/v1/${path}`, {
    method,
    body,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })

/** Somebody whom an administrator has just added without a password. Gives the address. */
async function invited(): Promise<string> {
  const email = `ny.${crypto.randomUUID().slice(0, 8)}@example.se`
  const credentials = JSON.stringify({ email: 'admin@example.se', password: demoPassword })
  const { token }: any = await (await call('auth/login', 'POST', credentials)).json()
  const form = new FormData()
  form.append('user', JSON.stringify({ Firstname: 'Nils', Lastname: 'Ågren', email }))
  const added = await call('users/add', 'POST', form, token.access_token)
  expect(added.status).toBe(200)
  return email
}

test('somebody new chooses a password by the welcome mail and is signed in', async () => {
  const email = await invited()
  const link = linkFor(email)
  const page = await visit(link)
  await page.getByRole('heading', { name: 'Välkommen till Portalen' }).waitFor()
  await page.getByText(email).waitFor()
  await page.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await page.getByRole('button', { name: 'Spara och logga in' }).click()
  expect(await shows(page.getByRole('heading', { name: 'Hej Nils!' }))).toBe(true)

  // The link is good for one time only.
  const again = await visit(link)
  await again.getByLabel('Nytt lösenord').fill('Alldeles-Nytt2')
  await again.getByRole('button', { name: 'Spara och logga in' }).click()
  await again.getByText('Länken gäller inte längre.').waitFor()
})

test('a forgotten password leaves an invitation as it is, and its link gives the first one', async () => {
  const email = await invited()
  const mailed = linkFor(email)
  const page = await visit('/forgot-password')
  await page.getByLabel('E-post', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Skicka länk' }).click()
  await page.waitForURL('**/signin')
  expect(linkFor(email)).toBe(mailed)
  await page.goto(mailed)
  await page.getByLabel('Nytt lösenord').fill('Alldeles-Nytt1')
  await page.getByRole('button', { name: 'Spara och logga in' }).click()
  expect(await shows(page.getByRole('heading', { name: 'Hej Nils!' }))).toBe(true)
})
