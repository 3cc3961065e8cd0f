import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Notification } from '../../../../shared/contract/notifications.ts'
import { path, questionPage } from '../../testing/lobby.ts'
import { json, serve, stream } from '../../testing/server.ts'

const notice: Notification = {
  id: 'all.1',
  Name: 'Karin Lindqvist',
  message: 'Publicerade dokumentet ”Resepolicy”',
  sdate: '2026-11-21T07:30:00.000Z',
  Seen: 0,
  about: { kind: 'document', id: 'd1' },
}

/** Anna stands in the lobby when the answer to what she has asked comes; the bell has these notices besides. */
async function answered(notices: Notification[]) {
  const answer = stream()
  serve({
    [path]: () => answer.response,
    'GET /v1/user/notis': () => json({ results: notices }),
    'PUT /v1/user/notis/Seen': () => json({ results: true }),
    'PUT /v1/user/notis/Dismiss': () => json({ results: true }),
  })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByText('Saga skriver …')
  await act(() => answer.result('Hela svaret', { SvarId: 'k1' }))
  const openList = async (name: RegExp | string) => {
    await person.click(await screen.findByRole('button', { name }))
    return within(screen.getByRole('region', { name: 'Notiser' }))
  }
  return { person, openList }
}

test('opening the bell tells of an answer, whose card has it new until it is opened', async () => {
  const { person, openList } = await answered([])
  const panel = await openList('1 ny notis')
  expect(panel.getByText('Ny')).toBeDefined()
  const bell = await screen.findByRole('button', { name: 'Notiser' })
  expect(screen.getByText('Nytt svar')).toBeDefined()
  await person.click(bell)
  await person.click(bell)
  expect(panel.queryByText('Ny')).toBeNull()
  await person.click(panel.getByRole('link', { name: 'Svaret på ”Svara på ett mejl” är klart.' }))
  expect(await screen.findByText('Hela svaret')).toBeDefined()
})

test.each([
  ['alone', []],
  ['beside a notice', [notice]],
])('Rensa takes an answer from the list, %s, and leaves it new on its card', async (_, notices) => {
  const { person, openList } = await answered(notices)
  const panel = await openList(/ny/)
  expect(panel.getAllByRole('listitem')).toHaveLength(notices.length + 1)
  const clear = panel.getByRole('button', { name: 'Rensa' })
  expect(clear.ariaDisabled).toBe('false')
  await person.click(clear)
  expect(await panel.findByText('Inga notiser')).toBeDefined()
  expect(panel.queryByRole('listitem')).toBeNull()
  expect(clear.ariaDisabled).toBe('true')
  expect(screen.getByText('Nytt svar')).toBeDefined()
})

test.each([
  ['failed', 'Försök igen'],
  ['was cut off', 'Fortsätt'],
])('an answer that %s, and was told of, is told of again after %s', async (how, button) => {
  const [first, second] = [stream(), stream()]
  const coming = [first, second]
  serve({ [path]: () => coming.shift()?.response ?? json({}) })
  const { person, card } = await questionPage()
  const leave = async () => {
    await person.click(card.getByRole('link', { name: 'Alla frågor' }))
    await screen.findByText('Saga skriver …')
  }
  const openBell = async () =>
    person.click(await screen.findByRole('button', { name: '1 ny notis' }))
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await leave()
  if (how === 'failed') await act(() => first.failure('Svaret avbröts på vägen.'))
  else await act(() => first.result('Halva sva', { SvarId: 'k1', cut: true }))
  await openBell()
  await person.click(await screen.findByRole('link', { name: /^Svaret på ”Svara på ett mejl”/ }))
  await person.click(screen.getByRole('button', { name: 'Notiser' }))
  await person.click(await card.findByRole('button', { name: button }))
  await leave()
  await act(() => second.result('ret är klart', { SvarId: 'k1' }))
  expect(await screen.findByText('Nytt svar')).toBeDefined()
  await openBell()
  const panel = within(screen.getByRole('region', { name: 'Notiser' }))
  expect(panel.getByText('Ny')).toBeDefined()
})

test('two answers that the bell has told of are new no more', async () => {
  const [first, second] = [stream(), stream()]
  const coming = [first, second]
  serve({ [path]: () => coming.shift()?.response ?? json({}) })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await person.click(await screen.findByRole('link', { name: 'Sammanfatta ett möte' }))
  await card.findByRole('heading', { name: 'Sammanfatta ett möte', level: 1 })
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findAllByText('Saga skriver …')
  await act(() => first.result('Ett svar', { SvarId: 'k1' }))
  await act(() => second.result('Ett annat', { SvarId: 'k2' }))
  await person.click(await screen.findByRole('button', { name: '2 nya notiser' }))
  expect(await screen.findByRole('button', { name: 'Notiser' })).toBeDefined()
})
