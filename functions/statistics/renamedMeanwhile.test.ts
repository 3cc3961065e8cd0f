import { afterAll, expect, test, vi } from 'vitest'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { until } from '../../infra/testing/functions/records.ts'
import { startSlowProvider } from '../../infra/testing/functions/slowProvider.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

const provider = await startSlowProvider()
usePortal(async () => ({ env: provider.env, schedules: false }))
afterAll(() => provider.stop())

/** Rolls up what has been written, as if it were some minutes later. */
async function rollUpAll() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  try {
    await invoke('statistics.rollUp', {})
  } finally {
    vi.useRealTimers()
  }
}

type Known = { userid: string; QuestionId: string; token: string }

/** What the dashboard calls a person and a question. */
async function namesOf({ userid, QuestionId, token }: Known) {
  const [people, asked] = await Promise.all([
    call('statistics.users', {}, { token }),
    call('statistics.questions', { ids: [QuestionId] }, { token }),
  ])
  const row = people.body.results.find((one: { userid: string }) => one.userid === userid)
  return [row?.userName, row?.QuestionAntal, asked.body.results[0]?.Question]
}

test.each([
  ['before the roll-up takes the new name', false],
  ['after the roll-up has taken the new name', true],
])('an answer that ends %s does not bring the old one back', async (_when, between) => {
  const admin = await person({ Role: ADMIN })
  const asker = await person({ Firstname: 'Kim', Lastname: 'Förut' })
  const { id: QuestionId } = await question({ QuestionLabel: 'Gammal rubrik' })
  const known = { userid: asker.id, QuestionId, token: admin.token }
  const FBody = `40 ord ${QuestionId}`
  const answered = call('assistant.send', { QuestionId, FBody }, asker)
  await until(async () => provider.wordsTo(FBody), Boolean)
  await call('profile.update', { user: { Lastname: 'Numera' } }, asker)
  const Question = JSON.stringify({ id: QuestionId, QuestionLabel: 'Ny rubrik' })
  expect((await call('questions.update', { Question }, admin)).status).toBe(200)
  if (between) await rollUpAll()
  expect((await answered).status).toBe(200)
  expect(await namesOf(known)).toEqual(['Kim Numera', 1, 'Ny rubrik'])
  await rollUpAll()
  expect(await namesOf(known)).toEqual(['Kim Numera', 1, 'Ny rubrik'])
  // What a Lambda has kept is not read here: another one starts with what is rolled up.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  expect(await namesOf(known)).toEqual(['Kim Numera', 1, 'Ny rubrik'])
  vi.useRealTimers()
})
