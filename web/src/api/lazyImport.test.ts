import { expect, test } from 'vitest'
import { lazyImport } from './lazyImport.ts'
import { NetworkError } from './request/errors.ts'

test('a part that cannot be had is told as a network that is gone', async () => {
  expect(await lazyImport(() => Promise.resolve('here'))).toBe('here')
  const gone = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(lazyImport(gone)).rejects.toThrow(NetworkError)
})
