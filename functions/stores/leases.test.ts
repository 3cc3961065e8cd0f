import { expect, test } from 'vitest'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { leases } from './leases.ts'

usePortal()

test('a lease is one holder’s until it is given back or ends, however often they take it', async () => {
  expect(await leases.take('konto', 'a')).toBe(true)
  // As when the reply to the first try was lost.
  expect(await leases.take('konto', 'a')).toBe(true)
  expect(await leases.take('konto', 'b')).toBe(false)
  await leases.release('konto', 'b')
  expect(await leases.take('konto', 'b')).toBe(false)
  await leases.release('konto', 'a')
  expect(await leases.take('konto', 'b')).toBe(true)
  expect(await leases.take('konto', 'a', Date.now() + 31_000)).toBe(true)
})
