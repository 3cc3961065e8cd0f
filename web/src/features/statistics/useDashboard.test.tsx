import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { newClient } from '../../app/newClient.ts'
import { signedIn } from '../../testing/open.tsx'
import { json, refusal, serve } from '../../testing/server.ts'
import { useDashboard } from './useDashboard.ts'

const counts = { QuestionAntal: 7, InTokenAntal: 90, OutTokenAntal: 9, MikroOre: 0 }

/** The dashboard of all time, as the server answers. */
function dashboard(answers: Parameters<typeof serve>[0]) {
  serve(answers)
  signedIn()
  readConfig()
  const client = newClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useDashboard('all'), { wrapper }).result
}

test('who asked and what was asked is named, with how often', async () => {
  const result = dashboard({
    'GET /v1/Statistic/userList': () =>
      json({ results: [{ userid: 'u1', userName: 'Anna Bergström', ...counts }], count: 1 }),
    'GET /v1/Statistic/QuestList': () =>
      json({ results: [{ QuestionId: 'q1', Question: 'Sammanfatta', ...counts }], count: 1 }),
  })
  await waitFor(() =>
    expect(result.current).toMatchObject({
      people: { count: 1, bars: [{ id: 'u1', name: 'Anna Bergström', ...counts }] },
      asked: { count: 1, bars: [{ id: 'q1', name: 'Sammanfatta', ...counts }] },
    }),
  )
})

test('figures that cannot be read are tried again, and those that were read stay, as old ones', async () => {
  const broken = () => refusal(500, 'Något gick fel hos oss.')
  const read = () =>
    json({ results: { ...counts, tests: counts, trials: counts, models: [], days: [] } })
  let answer = broken
  const result = dashboard({
    'GET /v1/Statistic/Antal': () => answer(),
    'GET /v1/Statistic/userList': () => json({ results: [], count: 0 }),
    'GET /v1/Statistic/QuestList': () => json({ results: [], count: 0 }),
  })
  await waitFor(() => {
    expect(result.current.failed).toBeDefined()
    expect([result.current.people, result.current.asked]).not.toContain(undefined)
  })
  expect(result.current.isStale).toBe(false)
  answer = read
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.totals?.QuestionAntal).toBe(7))
  expect([result.current.failed, result.current.isStale]).toEqual([undefined, false])
  answer = broken
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.isStale).toBe(true))
  expect([result.current.failed, result.current.totals?.QuestionAntal]).toEqual([undefined, 7])
})
