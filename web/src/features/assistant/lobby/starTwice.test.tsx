import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentUser } from '../../../api/session/currentUser.ts'
import { lobby } from '../../../testing/lobby.ts'
import { cardOf, json, refusal, serve } from '../../../testing/server.ts'

const star = { name: 'Gör ”Åka till Öland” till favorit' }
const unstar = { name: 'Ta bort ”Åka till Öland” från favoriterna' }
const full = () => refusal(409, 'Du kan ha högst 60 favoriter.', 'too_many_favourites')

/** Somebody stars a question and takes the star off before the server has answered; gives what answers them. */
async function pressedTwice(isDrawnAnew = false) {
  const replies: PromiseWithResolvers<Response>[] = []
  serve({
    'GET /v1/Question/Uall': () =>
      json({ results: [cardOf('q4', 'Åka till Öland'), cardOf('q1', 'Svara på ett mejl')] }),
    'PUT /v1/user/favourite': () => {
      const reply = Promise.withResolvers<Response>()
      replies.push(reply)
      return reply.promise
    },
  })
  const person = await lobby()
  await person.click(await screen.findByRole('button', star))
  if (isDrawnAnew) {
    await person.type(screen.getByRole('searchbox'), 'mejl')
    await waitFor(() => expect(screen.queryByRole('button', unstar)).toBeNull())
    await person.clear(screen.getByRole('searchbox'))
  }
  await person.click(await screen.findByRole('button', unstar))
  await screen.findByRole('button', star)
  const answer = async (at: number, response: Response) => {
    await waitFor(() => expect(replies[at]).toBeDefined())
    await act(async () => replies[at]?.resolve(response))
  }
  return { replies, answer }
}

const starred = (Favourites: string[]) => json({ results: { Favourites } })

test('a star that was taken off again at once is not brought back by the older reply', async () => {
  const { answer, replies } = await pressedTwice()
  expect(replies).toHaveLength(1)
  await answer(0, starred(['q4']))
  await waitFor(() => expect(replies).toHaveLength(2))
  expect(screen.queryByRole('button', unstar)).toBeNull()
  await answer(1, starred([]))
  expect(screen.getByRole('button', star)).toBeDefined()
})

test('where it cannot be taken off, the star that is stored comes back', async () => {
  const { answer } = await pressedTwice()
  await answer(0, starred(['q4']))
  await answer(1, refusal(500, 'Något gick fel hos oss.'))
  expect(await screen.findByRole('button', unstar)).toBeDefined()
})

test.each([
  ['there', false],
  ['drawn anew', true],
])('where neither went, there is no star on a tile that is %s', async (_, isDrawnAnew) => {
  const { answer } = await pressedTwice(isDrawnAnew)
  await answer(0, full())
  await answer(1, refusal(500, 'Något gick fel hos oss.'))
  await waitFor(() => expect(screen.getAllByText('Något gick fel hos oss.').length).toBe(1))
  expect(screen.getByRole('button', star)).toBeDefined()
})

test('the reply to a star comes to nothing once its person has signed out', async () => {
  const breaks = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', breaks)
  onTestFinished(() => void process.off('unhandledRejection', breaks))
  const { promise, resolve } = Promise.withResolvers<Response>()
  const requests = serve({
    'GET /v1/Question/Uall': () =>
      json({ results: [cardOf('q4', 'Åka till Öland'), cardOf('q1', 'Svara på ett mejl')] }),
    'PUT /v1/user/favourite': () => promise,
  })
  const person = await lobby()
  await person.click(await screen.findByRole('button', star))
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true))
  await act(() => currentUser.signOut())
  await waitFor(() => expect(location.pathname).toBe('/signin'))
  resolve(starred(['q4']))
  // Longer than a reply takes to be read.
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  expect(breaks).not.toHaveBeenCalled()
})
