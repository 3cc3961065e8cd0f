import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { serve } from '../../../testing/server.ts'
import { settings, stageWith } from '../../../testing/settings.ts'

const outlook = { domain: 'portalen.auth.eu-north-1.amazoncognito.com' }

/** What a window keeps that has left for Outlook. */
const leave = (more = {}) => {
  const key = `CognitoIdentityServiceProvider.${settings.userPoolClientId}.inflightOAuth`
  const trip = { state: null, notes: { [key]: 'true' }, ...more }
  sessionStorage.setItem('portal.outlook', JSON.stringify(trip))
}
beforeEach(() => {
  leave()
  stageWith({ outlook })
})

const comeBack = (answer: Record<string, string>) => open(`/signin?${new URLSearchParams(answer)}`)

const alertText = async () => (await screen.findByRole('alert')).textContent

test('a stage with Outlook offers it below the form, also to whoever turned round on the way', async () => {
  serve({})
  await open('/signin')
  await screen.findByRole('button', { name: 'Logga in med Outlook' })
  const ways = screen.getAllByRole('button', { name: /^Logga in/ })
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Logga in', 'Logga in med Outlook'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['access_denied', 'AADSTS65004: User declined to consent', 'Inloggningen med Outlook avbröts.'],
  ['access_denied', 'AADSTS50105: not assigned to a role', 'har inte tillgång till portalen.'],
  ['invalid_request', 'User is not enabled', 'Kontot är inaktiverat. Kontakta en administratör.'],
  [
    'invalid_request',
    'PreTokenGeneration failed with error User is disabled..',
    'Kontot är inaktiverat. Kontakta en administratör.',
  ],
  ['server_error', 'Oh no', 'Inloggningen med Outlook kunde inte slutföras.'],
])('“%s: %s” is told as “%s”', async (error, error_description, text) => {
  serve({})
  await comeBack({ error, error_description, state: 'x' })
  expect(await alertText()).toContain(text)
  expect(location.search).toBe('')
  expect(screen.getByLabelText('E-post')).toBeDefined()
})

test('an answer that belongs to no question of ours is told as too late', async () => {
  serve({})
  await comeBack({ code: 'x', state: 'not-ours' })
  expect(await alertText()).toContain('Inloggningen tog för lång tid.')
})

test('an account that stays unlinked is not tried for ever', async () => {
  leave({ again: true })
  serve({})
  await comeBack({
    error: 'invalid_request',
    error_description: 'Already found an entry for username x',
  })
  expect(await alertText()).toContain('Inloggningen med Outlook kunde inte slutföras.')
})
