import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api/request/errors.ts'
import { useSendNew } from './useSendNew.ts'

const refused = (status: number, code: string) => new ApiError('Nej.', { status, code })
const taken = refused(409, 'taken')

/** Sends something new as often as there are outcomes; gives what came of each try, and how often it was looked for. */
async function tries(outcomes: unknown[], { isFound = true, sent = ['a'] } = {}) {
  const { result } = renderHook(() => useSendNew())
  const came: unknown[] = []
  let looks = 0
  for (const [at, outcome] of outcomes.entries()) {
    const one = await result
      .current({
        sent: sent[at] ?? sent[0] ?? '',
        send: () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)),
        codes: ['taken'],
        find: async () => {
          looks += 1
          return isFound ? 'own' : undefined
        },
      })
      .catch((error: unknown) => error)
    came.push(one)
  }
  return { came, looks }
}

test('what is sent is given, and looked for nowhere', async () => {
  expect(await tries(['new'])).toEqual({ came: ['new'], looks: 0 })
})

test('what is there already is somebody else’s where no reply to it was lost', async () => {
  expect(await tries([taken, taken])).toEqual({ came: [taken, taken], looks: 0 })
  const busy = refused(429, 'busy')
  expect(await tries([busy, taken])).toEqual({ came: [busy, taken], looks: 0 })
})

test.each([
  ['no reply came', new NetworkError()],
  ['the server broke', refused(500, 'broken')],
  ['the reply could not be read', refused(200, 'unreadable')],
  ['nobody knows what happened', new Error('?')],
])('where %s, the very same that is there by now is one’s own', async (_, lost) => {
  expect(await tries([lost, taken])).toEqual({ came: [lost, 'own'], looks: 1 })
})

test('something else is not what was lost, nor is what cannot be found or is refused for another reason', async () => {
  const lost = new NetworkError()
  expect(await tries([lost, taken], { sent: ['a', 'b'] })).toEqual({
    came: [lost, taken],
    looks: 0,
  })
  expect(await tries([lost, taken], { isFound: false })).toEqual({ came: [lost, taken], looks: 1 })
  const invalid = refused(400, 'invalid')
  expect(await tries([lost, invalid])).toEqual({ came: [lost, invalid], looks: 0 })
})
