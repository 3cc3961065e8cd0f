import { afterEach, expect, test, vi } from 'vitest'
import { ulid } from 'ulid'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { transact } from '../stores/client.ts'
import { outbox } from '../stores/outbox.ts'
import { unfinished } from '../stores/people/unfinished.ts'
import { usage } from '../stores/answers/usage.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'

usePortal(ofItsOwn)
afterEach(() => vi.useRealTimers())

let later = 0

/** Asks once what is remembered has run out. */
async function ask() {
  later += 30_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later })
  const { status, body } = await call('health.check', {})
  vi.useRealTimers()
  return [status, body.error?.error ?? body.results]
}

test('everybody may ask whether the portal works, and learns which part does not', async () => {
  expect(await ask()).toEqual([503, 'Detta fungerar inte: databasen.'])
  const { id: userid } = await person({ Role: ADMIN })
  const ok = 'ok'
  const all = {
    table: ok,
    pool: ok,
    files: ok,
    assistant: ok,
    rollUp: ok,
    events: ok,
    accounts: ok,
  }
  expect(await ask()).toEqual([200, all])

  let broken: unknown
  await withFault({ after: 0, kind: 'crash' }, async () => {
    broken = await ask()
  })
  expect(broken).toEqual([
    503,
    'Detta fungerar inte: databasen, inloggningen, statistiken, meddelandena, kontona.',
  ])

  const at = new Date(Date.now() - 60 * 60 * 1000)
  const told = { by: { id: userid, name: 'Karin' }, at: at.toISOString() }
  await transact([outbox.put({ type: 'profile.changed', userid, message: 'Hej', ...told })])
  const entry = { userid, userName: 'Karin', message: 'Frågade', address: '', at }
  const about = { QuestionId: 'q', Question: 'Q', AImodule: 'ChatGPT' as const, GPTV: 'gpt-4o' }
  const tokens = { InTokenAntal: 1, OutTokenAntal: 1, outcome: 'answered', sdate: told.at }
  const record = { id: ulid(at.getTime()), purpose: 'question' as const, userid, userName: 'K' }
  await usage.record({ ...record, ...about, ...tokens }, entry)
  expect(await ask()).toEqual([503, expect.stringContaining('statistiken')])

  await unfinished.begin({ account: { email: 'halv@example.se' } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  const { body } = await call('health.check', {})
  vi.useRealTimers()
  expect(body.error.error).toContain('kontona')
})
