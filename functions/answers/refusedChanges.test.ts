import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

test.each([
  [{ Helped: 'maybe' }, 'Helped'],
  [{ Reason: 'annat' }, 'Reason'],
  [{ Note: 'x'.repeat(301) }, 'Note'],
  [{ Pinned: 'ja' }, 'Pinned'],
])('a change of %j is refused', async (input: any, field) => {
  const { token } = await person()
  const { status, body } = await call('answers.update', { id: 'a1', ...input }, { token })
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
})
