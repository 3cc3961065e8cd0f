import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../../testing/open.tsx'
import { json, karin, serve } from '../../../testing/server.ts'

const entry = {
  id: 'l1',
  userid: 'u1',
  userName: 'Anna Bergström',
  message: 'Loggade in',
  sdate: '2026-11-20T23:30:15.000Z',
}

test('nobody is told that nothing has happened before all of the log has been read', async () => {
  const all = Promise.withResolvers<void>()
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Logg': async ({ url }) => {
      const isSought = new URL(url).searchParams.get('searchTerm') === 'saknas'
      if (!isSought) await all.promise
      return json({ results: { page: 0, hasMore: false, rows: isSought ? [] : [entry] } })
    },
  })
  signedIn()
  const person = await open('/Lobby?sok=saknas')
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await person.click(await panel.findByRole('button', { name: 'Visa alla' }))
  await waitFor(() => expect(panel.queryByText('Inga träffar')).toBeNull())
  expect(panel.queryByText('Inga händelser än')).toBeNull()
  all.resolve()
  expect(await panel.findByText('Loggade in')).toBeDefined()
})
