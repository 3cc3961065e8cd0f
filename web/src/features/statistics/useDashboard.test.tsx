import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { newClient } from '../../app/newClient.ts'
import { signedIn } from '../../testing/open.tsx'
import { json, serve } from '../../testing/server.ts'
import { useDashboard } from './useDashboard.ts'

const counts = { QuestionAntal: 7, InTokenAntal: 90, OutTokenAntal: 9, MikroOre: 0 }

test('who asked and what was asked is named, with how often', async () => {
  serve({
    'GET /v1/Statistic/userList': () =>
      json({ results: [{ userid: 'u1', userName: 'Anna Bergström', ...counts }], count: 1 }),
    'GET /v1/Statistic/QuestList': () =>
      json({ results: [{ QuestionId: 'q1', Question: 'Sammanfatta', ...counts }], count: 1 }),
  })
  signedIn()
  readConfig()
  const client = newClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useDashboard('all'), { wrapper })
  await waitFor(() =>
    expect(result.current).toMatchObject({
      people: { count: 1, bars: [{ id: 'u1', name: 'Anna Bergström', ...counts }] },
      asked: { count: 1, bars: [{ id: 'q1', name: 'Sammanfatta', ...counts }] },
    }),
  )
})
