import { expect, test } from 'vitest'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

usePortal(async () => ({ settings: { statisticsNames: 'pseudonym' }, schedules: false }))

test('where the stage says so, nobody’s name or id stands in the statistics, and each has one pseudonym', async () => {
  const { token, id: asking } = await person({ Firstname: 'Åsa', Lastname: 'Öman' })
  const { token: admin, id } = await person({ Role: ADMIN })
  const { id: QuestionId } = await question()
  for (const by of [token, admin]) {
    expect((await call('assistant.send', { QuestionId, FBody: 'hej' }, { token: by })).status).toBe(
      200,
    )
  }
  const early = await call('statistics.users', { period: 'all' }, { token: admin })
  expect([early.status, early.body.error, early.headers.get('retry-after')]).toEqual([
    503,
    { code: 'counting', error: 'Statistiken räknas om just nu. Försök igen om en stund.' },
    '30',
  ])
  await invoke('statistics.rollUp', {})
  await invoke('statistics.rollUp', {})
  const all = await call('statistics.users', { period: 'all' }, { token: admin })
  const today = await call('statistics.users', { period: 'today' }, { token: admin })
  expect(all.body.results).toMatchObject([
    { userName: expect.stringMatching(/^Person [\dA-F]{8}$/), QuestionAntal: 1 },
    { userName: expect.stringMatching(/^Person [\dA-F]{8}$/), QuestionAntal: 1 },
  ])
  const named = ({ body }: any) =>
    body.results.map(({ userName, userid }: any) => `${userName} ${userid}`)
  expect(named(today).toSorted()).toEqual(named(all).toSorted())
  expect(new Set(named(all)).size).toBe(2)
  const told = JSON.stringify([all.body, today.body])
  for (const word of [asking, id, 'Åsa', 'Öman']) expect(told).not.toContain(word)
})
