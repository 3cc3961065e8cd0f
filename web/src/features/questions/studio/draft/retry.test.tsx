import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { json, refusal } from '../../../../testing/server.ts'
import { draftOf, studio } from '../../../../testing/studio.ts'

const save = 'PUT /v1/Question/saveDraft'
const failed = 'Utkastet kunde inte sparas'
const isSaved = () => screen.findByText(/^Utkastet är sparat/)

/** Longer than a save takes to be sent, and what shows to be listened for. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Karin has typed, and the first save ends as said, the others well; `tried` counts them all. */
async function afterFailing(first: () => Response) {
  const tried = vi.fn<() => void>()
  const { person } = await studio(
    {},
    {
      [save]: () => {
        tried()
        if (tried.mock.calls.length === 1) return first()
        return json({ results: draftOf({ DaytoUpdate: '2026-11-23T12:00:00.000Z' }), message: '' })
      },
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(failed))
  // The notice is drawn a moment before it listens.
  await settled()
  return tried
}

const cut = () => {
  throw new TypeError('network error')
}

const online = () => globalThis.dispatchEvent(new Event('online'))

test('what could not be saved for want of a network is saved once there is one', async () => {
  const tried = await afterFailing(cut)
  online()
  await isSaved()
  expect(screen.queryByRole('alert')).toBeNull()
  online()
  await settled()
  expect(tried).toHaveBeenCalledTimes(2)
})

test.each([
  ['could not save', () => refusal(503, 'Försök igen om en stund.')],
  ['had no time for', () => refusal(429, 'Försök igen om 40 sekunder.', 'throttled')],
])('what the server %s is tried again every half minute', async (_, refused) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const tried = await afterFailing(refused)
  vi.advanceTimersByTime(30_000)
  await isSaved()
  expect(tried).toHaveBeenCalledTimes(2)
})

test('what the server refuses waits for its person', async () => {
  const tried = await afterFailing(() => refusal(400, 'Rubriken är för lång.'))
  online()
  await settled()
  expect(tried).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert').textContent).toContain('Rubriken är för lång.')
})

test('whoever writes on while it is saved stays where they are', async () => {
  await afterFailing(cut)
  online()
  await isSaved()
  expect(document.activeElement).toBe(screen.getByLabelText('Rubrik'))
})

test('whoever stands in the notice that goes is at the page’s title', async () => {
  await afterFailing(cut)
  within(screen.getByRole('alert')).getByRole('button', { name: 'Spara utkast' }).focus()
  online()
  await isSaved()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})
