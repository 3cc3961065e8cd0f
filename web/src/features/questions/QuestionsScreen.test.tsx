import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library, questions } from '../../testing/library.ts'
import { json } from '../../testing/server.ts'

const back = () => act(async () => globalThis.history.back())
const savedAt = '2026-11-23T10:00:00.000Z'
const title = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('whoever goes back from one question’s page to another’s finds that one', async () => {
  await library({}, '/fragor?id=q3')
  await title('Ärende')
  // Another of one's bookmarks: the browser keeps both in its history.
  globalThis.history.pushState({ key: 'other', idx: 1 }, '', '/fragor?id=q1')
  await act(async () => globalThis.dispatchEvent(new PopStateEvent('popstate')))
  expect(await title('Svara på ett mejl')).toBeDefined()
  await back()
  expect(await title('Ärende')).toBeDefined()
  expect(location.search).toBe('?id=q3')
})

test('a new question that gets its id goes on as it is, and from it one goes back to another', async () => {
  const { person, requests } = await library(
    {
      'PUT /v1/Question/saveDraft': async (request) => {
        const given = await request.clone().json()
        const Draft = { ...questions[0], ...given, id: 'q9', name: 'Karin', DaytoUpdate: savedAt }
        return json({ results: Draft, message: 'Klart.' })
      },
    },
    '/fragor?id=q3',
  )
  await title('Ärende')
  globalThis.history.pushState({ key: 'new', idx: 1 }, '', '/fragor?id=ny')
  await act(async () => globalThis.dispatchEvent(new PopStateEvent('popstate')))
  const field = await screen.findByLabelText('Rubrik')
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  await person.type(field, 'Ny')
  await waitFor(() => expect(location.search).toBe('?id=q9'))
  // By then its page would have been drawn anew.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.getByLabelText('Rubrik')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(requests.filter(({ url }) => url.includes('studio?id=q9'))).toEqual([])
  await back()
  expect(await title('Ärende')).toBeDefined()
})
