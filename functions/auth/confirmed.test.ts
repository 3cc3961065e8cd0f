import { afterEach, expect, test, vi } from 'vitest'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { accountOf } from '../../infra/testing/functions/accounts.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { arrive, colleague, useOutlook } from '../../infra/testing/functions/outlook.ts'
import { unfinished } from '../stores/people/unfinished.ts'

useOutlook()

afterEach(() => vi.useRealTimers())

const mend = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 65_000 })
  await invoke('users.mend', {})
  vi.useRealTimers()
}

test('whoever comes from Outlook gets no account that leads nowhere, and comes in at the next try', async () => {
  const who = colleague()
  // The pool has made the account and told of it; the profile is not written.
  await withFault({ after: 1, kind: 'crash' }, () => expect(arrive(who)).rejects.toThrow(/./))
  const [left] = await unfinished.before(Date.now() + 60_000, 1)
  const account = left?.change.account
  const name = account && 'PoolName' in account ? (account.PoolName ?? '') : ''
  expect(await accountOf(name)).toMatchObject({ email: who.email })
  await mend()
  expect(await accountOf(name)).toBeUndefined()

  expect((await arrive(who)).user).toMatchObject({ Email: who.email.toLowerCase() })
  await mend()
  expect(await accountOf(name)).toMatchObject({ email: who.email })
  expect(await unfinished.before(Date.now() + 60_000, 1)).toEqual([])
})
