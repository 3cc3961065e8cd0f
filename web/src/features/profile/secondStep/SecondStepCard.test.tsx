import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../../testing/open.tsx'
import { anna, json, refusal, serve } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'
import { userCard } from '../../../testing/userCard.tsx'

const link = 'POST /v1/user/authenticator/link'
const confirm = 'PUT /v1/user/authenticator/confirm'
const remove = 'DELETE /v1/user/authenticator/remove'
const address = 'otpauth://totp/Portalen:anna%40example.se?secret=JBSWY3DPEHPK3PXP&issuer=Portalen'
const me = (SecondStep: 'on' | 'outlook') => ({
  'POST /v1/auth/me': () => json({ user: { ...anna, SecondStep } }),
})

async function account(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({ [link]: () => json({ results: { address } }), ...answers })
  signedIn()
  const person = await open('/Konto')
  const card = async () =>
    within(await screen.findByRole('region', { name: 'Tvåstegsverifiering' }))
  return { person, requests, card }
}

/** Anna has opened the dialog, and the key shows. */
async function linking(answers: Parameters<typeof serve>[0] = {}) {
  const opened = await account(answers)
  await opened.person.click(await (await opened.card()).findByRole('button', { name: 'Slå på' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ställ in tvåstegsverifiering' }))
  await dialog.findByText('JBSW Y3DP EHPK 3PXP')
  return { ...opened, dialog }
}

test('the key is there to be scanned, opened and copied', async () => {
  const { person, dialog } = await linking()
  expect(dialog.getByRole('img', { name: 'QR-kod för autentiseringsappen' })).toBeDefined()
  const here = dialog.getByRole('link', { name: 'Öppna appen på den här enheten' })
  expect(here.getAttribute('href')).toBe(address)
  await person.click(dialog.getByRole('button', { name: 'Kopiera' }))
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP')
})

test('only its own buttons close it: another opening would show another key', async () => {
  const { requests } = await linking()
  const dialog = screen.getByRole('dialog', { name: 'Ställ in tvåstegsverifiering' })
  expect(dialog.getAttribute('closedby')).toBe('none')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  expect(requests.filter(({ url }) => url.endsWith('authenticator/link'))).toHaveLength(1)
})

test('a code that is none is told at once, a wrong one when the server says so', async () => {
  const { person, dialog, requests } = await linking({
    [confirm]: () => refusal(400, 'Fel.', 'invalid', { code: 'Koden stämmer inte.' }),
  })
  await person.type(dialog.getByLabelText('Engångskod'), '12345{Enter}')
  expect(dialog.getByText('Skriv de sex siffrorna som appen visar.')).toBeDefined()
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
  await person.type(dialog.getByLabelText('Engångskod'), '6{Enter}')
  expect(await dialog.findByText('Koden stämmer inte.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Engångskod')))
})

test('a key that has run out is told, with the dialog still there', async () => {
  const { person, dialog } = await linking({
    [confirm]: () => refusal(409, 'Nyckeln gäller inte längre. Börja om med en ny.', 'not_begun'),
  })
  await person.type(dialog.getByLabelText('Engångskod'), '123456{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toContain('Nyckeln gäller inte längre.')
})

test('a key that cannot be had is told, and asked for again', async () => {
  let tries = 0
  const { person, card } = await account({
    [link]: () =>
      tries++ === 0 ? refusal(500, 'Något gick fel.') : json({ results: { address } }),
  })
  await person.click(await (await card()).findByRole('button', { name: 'Slå på' }))
  expect(await screen.findByText('Tvåstegsverifieringen kunde inte ställas in')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
})

test('what cannot be turned off is told, and stays on', async () => {
  const { person, card } = await account({
    ...me('on'),
    [remove]: () => refusal(500, 'Något gick fel.'),
  })
  await person.click(await (await card()).findByRole('button', { name: 'Stäng av' }))
  await person.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stäng av' }),
  )
  expect(await screen.findByText('Något gick fel.')).toBeDefined()
  expect((await card()).getByText('På')).toBeDefined()
})

test('who has turned it on sees that at once', async () => {
  const { person, card, dialog } = await linking({
    [confirm]: () => json({ results: true, message: 'Tvåstegsverifieringen är på.' }),
  })
  await person.type(dialog.getByLabelText('Engångskod'), '123 456{Enter}')
  expect(await screen.findByText('Tvåstegsverifieringen är på.')).toBeDefined()
  expect((await card()).getByText('På')).toBeDefined()
  expect(document.activeElement).toBe((await card()).getByRole('button', { name: 'Byt app' }))
})

test('Outlook’s accounts have no such card', async () => {
  await account(me('outlook'))
  await screen.findByLabelText('Förnamn')
  expect(screen.queryByText('Tvåstegsverifiering')).toBeNull()
})

test('in a stage without a second step nothing of it shows', async () => {
  stageWith({ multiFactor: 'off' })
  await account()
  await screen.findByLabelText('Förnamn')
  expect(screen.queryByText('Tvåstegsverifiering')).toBeNull()
})

test('an administrator can turn off only what is on', async () => {
  await userCard()
  await screen.findByText('Händelse 1')
  expect(screen.queryByRole('button', { name: 'Stäng av tvåstegsverifiering' })).toBeNull()
})

test('an administrator who has turned it off stands at the title of the card', async () => {
  let SecondStep = 'on'
  const { person } = await userCard({
    'GET /v1/users/get': () => json({ results: { ...anna, SecondStep } }),
    [remove]: () => {
      SecondStep = 'off'
      return json({ results: true, message: 'Tvåstegsverifieringen är av.' })
    },
  })
  const name = 'Stäng av tvåstegsverifiering'
  await person.click(await screen.findByRole('button', { name }))
  await person.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stäng av' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('where the stage requires it, whoever lacks it sees nothing else, and can sign out', async () => {
  stageWith({ multiFactor: 'required' })
  const requests = serve({ [link]: () => json({ results: { address } }) })
  signedIn()
  const person = await open('/Lobby')
  await screen.findByRole('heading', { name: 'Ställ in tvåstegsverifiering', level: 1 })
  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  expect(requests.some(({ url }) => url.includes('Question'))).toBe(false)
  await person.click(screen.getByRole('button', { name: 'Logga ut' }))
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
})

test('whoever takes another app into use is asked to sign in again, since that ends their sessions', async () => {
  const { person, card } = await account({
    ...me('on'),
    [confirm]: () => json({ results: true, message: 'Tvåstegsverifieringen är på.' }),
  })
  await person.click(await (await card()).findByRole('button', { name: 'Byt app' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ställ in tvåstegsverifiering' }))
  await dialog.findByText('JBSW Y3DP EHPK 3PXP')
  await person.type(dialog.getByLabelText('Engångskod'), '123456{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Logga in igen' })).toBeDefined()
})

/** Anna has turned it off. */
async function turnedOff() {
  const { person, card } = await account({
    ...me('on'),
    [remove]: () => json({ results: true, message: 'Tvåstegsverifieringen är av.' }),
  })
  await person.click(await (await card()).findByRole('button', { name: 'Stäng av' }))
  const question = within(screen.getByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'Stäng av' }))
  return person
}

test('whoever turns it off is asked to sign in again, since that ends their sessions', async () => {
  await turnedOff()
  expect(await screen.findByRole('dialog', { name: 'Logga in igen' })).toBeDefined()
})

test('whoever would rather leave than sign in again is led to the sign-in page', async () => {
  const person = await turnedOff()
  const over = within(await screen.findByRole('dialog', { name: 'Logga in igen' }))
  await person.click(over.getByRole('button', { name: 'Till inloggningssidan' }))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
  // What leaving takes away is gone before anybody else comes.
  const tokens = () => Object.keys(localStorage).filter((key) => key.endsWith('.accessToken'))
  await waitFor(() => expect(tokens()).toEqual([]))
})
