import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { signedIn } from '../../testing/open.tsx'
import { anna } from '../../testing/server.ts'
import { useSignedInElsewhere } from './useSignedInElsewhere.ts'

test('a sign-in in another tab is heard of as long as it is waited for', () => {
  signedIn()
  readConfig()
  const heard = vi.fn<() => void>()
  const { unmount } = renderHook(() => useSignedInElsewhere(anna.id, heard))
  const key = Object.keys(localStorage).find((one) => one.endsWith('.accessToken'))
  const tell = () =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key: key ?? '', newValue: 't' })))
  tell()
  expect(heard).toHaveBeenCalledTimes(1)
  unmount()
  tell()
  expect(heard).toHaveBeenCalledTimes(1)
})
