import { randomUUID } from 'node:crypto'
import { DynamoDBClient, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { names } from '../../../infra/local/environment.ts'
import { certificate } from '../../../infra/local/outlook/certificate.ts'
import { type EntraIdStandIn, startEntraId } from '../../../infra/local/outlook/entraId.ts'
import { faults } from '../support/faults.ts'
import { fillIn } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { portal, useVisits, visit } from '../support/visits.ts'

const administrators = '0d8c7e6f-5a4b-4321-8f0e-1d2c3b4a5f60'
let entraId: EntraIdStandIn

useVisits(async () => {
  entraId = await startEntraId()
  const outlook = { provider: entraId.provider, tls: certificate }
  return { outlook, env: { ENTRA_ADMIN_GROUP: administrators, OUTLOOK_DOMAINS: 'example.se' } }
})
afterAll(() => entraId.stop())

/** Somebody whom only Entra ID knows, another one in each test and each try. */
function newColleague(groups: string[] = []) {
  const sub = randomUUID()
  return { sub, email: `${sub}@example.se`, given_name: 'Nils', family_name: 'Ny', groups }
}

const open = (path = '/signin', options = {}) =>
  visit(path, { ignoreHTTPSErrors: true, ...options })

const goToOutlook = (page: Page) =>
  page.getByRole('button', { name: 'Logga in med Outlook' }).click()

const lobbyOf = (page: Page, name: string) => page.getByRole('heading', { name: `Hej ${name}!` })

const signInPage = (page: Page) => page.getByLabel('E-post', { exact: true }).waitFor()

/** Goes to Outlook and comes back as somebody whom the portal lets in. */
async function arrive(page: Page) {
  const answered = page.waitForResponse('**/v1/auth/me')
  await goToOutlook(page)
  const { user } = await (await answered).json()
  return user
}

async function leave(page: Page) {
  await page.getByRole('button', { name: /konto för/ }).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await signInPage(page)
}

/** What the log tells of a person, oldest first. */
async function logOf(id: string) {
  const table = new DynamoDBClient()
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: names.table,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :log)',
      ExpressionAttributeValues: { ':pk': { S: `USER#${id}` }, ':log': { S: 'LOG#' } },
    }),
  )
  table.destroy()
  return Items.map(({ message }) => message?.S)
}

test('Nils comes from Outlook for the first time and stands in the lobby with his name', async () => {
  entraId.signsIn(newColleague())
  const page = await open()
  await arrive(page)
  expect(await shows(lobbyOf(page, 'Nils'))).toBe(true)
  expect(page.url()).toBe(`${portal().address}/Lobby`)
  await page.reload()
  expect(await shows(lobbyOf(page, 'Nils'))).toBe(true)
})

test('the second time he is the same person, and each sign-in is noted once', async () => {
  entraId.signsIn(newColleague())
  const page = await open()
  const first = await arrive(page)
  await leave(page)
  const second = await arrive(page)
  expect(second.id).toBe(first.id)
  expect(second.Lastlogin > first.Lastlogin).toBe(true)
  expect(await logOf(first.id)).toEqual([
    'Skapade sitt konto',
    'Loggade in',
    'Loggade ut',
    'Loggade in',
  ])
})

test('whoever is in the administrators’ group is an administrator', async () => {
  entraId.signsIn(newColleague([administrators]))
  expect(await arrive(await open())).toMatchObject({ Role: 0 })
})

test('Samira, who has an account already, comes to it, and whoever knew her password does not', async () => {
  const samira = { ...newColleague(), sub: 'Samira-AbC', email: 'Samira@example.se' }
  entraId.signsIn(samira)
  const page = await open()
  await arrive(page)
  expect(await shows(lobbyOf(page, 'Samira'))).toBe(true)
  await leave(page)
  await fillIn(page, 'samira@example.se')
  expect(await shows(page.getByText('Fel e-postadress eller lösenord.'))).toBe(true)
})

test('a page that somebody wanted to see is opened afterwards, also after a try that was broken off', async () => {
  const page = await open('/Konto')
  await signInPage(page)
  entraId.refuses('access_denied', 'AADSTS65004: User declined to consent')
  await goToOutlook(page)
  await page.getByRole('alert').getByText('Inloggningen med Outlook avbröts.').waitFor()
  expect(page.url()).toBe(`${portal().address}/signin`)
  entraId.signsIn(newColleague())
  await arrive(page)
  await page.getByRole('heading', { name: 'Mitt konto', level: 1 }).waitFor()
  expect(page.url()).toBe(`${portal().address}/Konto`)
})

test('whoever signs out ends the hosted session too, and a reload keeps them out', async () => {
  entraId.signsIn(newColleague())
  const page = await open()
  await arrive(page)
  const ended = page.waitForRequest(`https://${portal().cognito.hostedDomain}/logout?**`)
  await leave(page)
  await ended
  await page.reload()
  await signInPage(page)
  expect(page.url()).toBe(`${portal().address}/signin`)
})

test('whoever is deactivated is told so, and gets no tokens', async () => {
  entraId.signsIn(newColleague())
  const page = await open()
  const { id } = await arrive(page)
  await leave(page)
  const table = new DynamoDBClient()
  await table.send(
    new UpdateItemCommand({
      TableName: names.table,
      Key: { pk: { S: `USER#${id}` }, sk: { S: 'PROFILE' } },
      UpdateExpression: 'SET InAktiv = :yes',
      ExpressionAttributeValues: { ':yes': { BOOL: true } },
    }),
  )
  table.destroy()
  await goToOutlook(page)
  const alert = page.getByRole('alert')
  await alert.getByText('Kontot är inaktiverat. Kontakta en administratör.').waitFor()
  const kept = await page.evaluate('Object.keys(localStorage).join()')
  expect(kept).not.toContain('accessToken')
})

test('an answer that does not come through is told, and the next try works', async () => {
  entraId.signsIn(newColleague())
  const page = await open()
  await page.route('**/oauth2/token', (route) => route.abort())
  await goToOutlook(page)
  await page.getByRole('alert').getByText('Ingen kontakt med servern.').waitFor()
  await page.unrouteAll()
  await arrive(page)
  expect(await shows(lobbyOf(page, 'Nils'))).toBe(true)
})

test('an answer that nobody in this window has asked for changes nothing', async () => {
  const page = await open('/signin?code=x&state=y')
  await signInPage(page)
  expect(await shows(page.getByRole('button', { name: 'Logga in med Outlook' }))).toBe(true)
})

test('a sign-in in another window neither disturbs one with Outlook nor waits for it', async () => {
  entraId.signsIn(newColleague())
  const page = await open()
  const held = Promise.withResolvers<void>()
  const begun = page.waitForRequest('**/oauth2/authorize?**')
  await page.route('**/oauth2/authorize?**', async (route) => {
    await held.promise
    await route.continue()
  })
  const gone = goToOutlook(page)
  await begun
  const other = await page.context().newPage()
  await other.goto('/signin')
  await fillIn(other, 'ingen@example.se')
  await other.getByRole('alert').getByText('Fel e-postadress eller lösenord.').waitFor()
  held.resolve()
  await gone
  expect(await shows(lobbyOf(page, 'Nils'))).toBe(true)
})

test('whoever turns round on the way can sign in with their password', async () => {
  const page = await open()
  const begun = page.waitForRequest('**/oauth2/authorize?**')
  await page.route('**/oauth2/authorize?**', () => begun)
  const gone = goToOutlook(page).catch(() => undefined)
  await begun
  await page.goto('/signin')
  await gone
  await fillIn(page, 'anna@example.se')
  expect(await shows(lobbyOf(page, 'Anna'))).toBe(true)
})

describe('axe finds nothing wrong with', () => {
  test('the sign-in page with its second way in, and what it says of a refusal', async () => {
    const page = await open('/signin')
    await page.getByRole('button', { name: 'Logga in med Outlook' }).waitFor()
    expect(await faults(page)).toEqual([])
    entraId.refuses('access_denied', 'AADSTS50105: not assigned to a role')
    await goToOutlook(page)
    await page.getByRole('alert').getByText('har inte tillgång till portalen').waitFor()
    expect(await faults(page)).toEqual([])
  })
})
