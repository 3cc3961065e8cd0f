import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { signedIn } from '../../testing/open.tsx'
import { serve } from '../../testing/server.ts'
import { settings } from '../../testing/settings.ts'
import { api } from '../client.ts'
import { readConfig } from '../config.ts'
import { currentUser } from './currentUser.ts'
import { NetworkError } from '../request/errors.ts'
import { loadSession } from './loadSession.ts'
import { hasStoredSession } from './storedTokenOf.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const refusedForNow = () =>
  new Response(JSON.stringify({ __type: 'InternalErrorException', message: 'Oh no' }), {
    status: 400,
    headers: { 'x-amzn-errortype': 'InternalErrorException' },
  })

/** Anna is in, her token has ended, and the pool that is asked for another one says nothing. */
async function silentPool() {
  const spoken = Promise.withResolvers<void>()
  serve({
    'POST /': async ({ signal }) => {
      const ended = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => ended.reject(signal.reason))
      await Promise.race([spoken.promise, ended.promise])
      return refusedForNow()
    },
  })
  readConfig()
  signedIn()
  await currentUser.start()
  const session = await loadSession()
  const ended = `.${btoa(JSON.stringify({ exp: 0 }))}.`
  const person = `CognitoIdentityServiceProvider.${settings.userPoolClientId}.u1`
  localStorage.setItem(`${person}.accessToken`, ended)
  // Amplify lets whoever asks next wait for the same answer.
  onTestFinished(async () => {
    vi.useRealTimers()
    spoken.resolve()
    await session.accessToken().catch(() => undefined)
  })
}

test('a call whose token the pool does not renew ends as a broken connection', async () => {
  await silentPool()
  vi.useFakeTimers()
  const ended = api.profile.get({ userid: 'u1' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(await ended).toBeInstanceOf(NetworkError)
})

type Session = Awaited<ReturnType<typeof loadSession>>

test.each<[string, (session: Session) => Promise<unknown>]>([
  ['signs in', (session) => session.signIn('anna@example.se', 'Portalen1')],
  ['signs in over what they do', (session) => session.signInAgain('u1', 'Portalen1')],
  ['chooses a password', (session) => session.resetPassword('anna@example.se', '1', 'Portalen2')],
])('whoever %s at a pool that says nothing is told of a broken connection', async (_, act) => {
  await silentPool()
  localStorage.clear()
  const session = await loadSession()
  vi.useFakeTimers()
  const ended = act(session).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(await ended).toBeInstanceOf(NetworkError)
})

test('whoever signs out is out, although the pool says nothing', async () => {
  await silentPool()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const soon = new AbortController()
    setTimeout(() => soon.abort(), 20)
    return soon.signal
  })
  await currentUser.signOut()
  expect(currentUser.isOut()).toBe(true)
  expect(hasStoredSession()).toBe(false)
})
