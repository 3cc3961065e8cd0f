import { expect, test } from 'vitest'
import { usePortal } from '../testing/portal.ts'
import { claims } from './claims.ts'

usePortal()

test('a claim is one holder’s until it is given back or ends, however often he takes it', async () => {
  expect(await claims.take('konto', 'a')).toBe(true)
  // As when the reply to the first try was lost.
  expect(await claims.take('konto', 'a')).toBe(true)
  expect(await claims.take('konto', 'b')).toBe(false)
  await claims.release('konto', 'b')
  expect(await claims.take('konto', 'b')).toBe(false)
  await claims.release('konto', 'a')
  expect(await claims.take('konto', 'b')).toBe(true)
  expect(await claims.take('konto', 'a', Date.now() + 31_000)).toBe(true)
})
