import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'

usePortal()

type Call = { token: string }

/** What the dashboard calls a question in each period. */
async function labelsOf(QuestionId: string, { token }: Call) {
  const periods = ['today', '7', 'all'] as const
  return Promise.all(
    periods.map(async (period) => {
      const { body } = await call('statistics.questions', { period, ids: [QuestionId] }, { token })
      return body.results[0].Question
    }),
  )
}

async function nameOf(userid: string, { token }: Call) {
  const { body } = await call('statistics.users', {}, { token })
  return body.results.find((row: { userid: string }) => row.userid === userid)?.userName
}

test('a question whose label changes stands in the statistics under the new one, also once it is deleted', async () => {
  const admin = await person({ Role: ADMIN })
  const { id } = await question({ QuestionLabel: 'Gammal rubrik' })
  await call('assistant.send', { QuestionId: id, FBody: 'hej' }, admin)
  expect(new Set(await labelsOf(id, admin))).toEqual(new Set(['Gammal rubrik']))
  const Question = JSON.stringify({ id, QuestionLabel: 'Ny rubrik' })
  expect((await call('questions.update', { Question }, admin)).status).toBe(200)
  expect(new Set(await labelsOf(id, admin))).toEqual(new Set(['Ny rubrik']))
  await call('questions.delete', { DelQuestion: JSON.stringify({ id }) }, admin)
  expect(new Set(await labelsOf(id, admin))).toEqual(new Set(['Ny rubrik']))
})

test('whoever is renamed stands there under their new name, and under none once they are gone', async () => {
  const admin = await person({ Role: ADMIN })
  const asker = await person({ Firstname: 'Kim', Lastname: 'Förut' })
  const { id: QuestionId } = await question()
  await call('assistant.send', { QuestionId, FBody: 'hej' }, asker)
  expect(await nameOf(asker.id, admin)).toBe('Kim Förut')
  await call('profile.update', { user: { Lastname: 'Numera' } }, asker)
  expect(await nameOf(asker.id, admin)).toBe('Kim Numera')
  await call('users.delete', { id: [asker.id] }, admin)
  expect(await nameOf(asker.id, admin)).toBe('Borttagen användare')
})

test('a question that nobody has asked is in no statistics for having been renamed', async () => {
  const admin = await person({ Role: ADMIN })
  const { id } = await question()
  const Question = JSON.stringify({ id, QuestionLabel: 'Aldrig ställd' })
  await call('questions.update', { Question }, admin)
  const { body } = await call('statistics.questions', { ids: [id] }, admin)
  expect(body.results).toEqual([])
})
