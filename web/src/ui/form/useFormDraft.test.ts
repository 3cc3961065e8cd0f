import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { signedIn } from '../../testing/open.tsx'
import { serve } from '../../testing/server.ts'
import { useFormDraft } from './useFormDraft.ts'

test('what is typed into a form is kept for nobody once its person has left', async () => {
  serve({})
  signedIn()
  readConfig()
  await currentUser.start()
  const { result } = renderHook(() => useFormDraft('report', ['message']))
  act(() => result.current.setDraft({ message: { text: 'Hemligt', over: '' } }))
  expect(JSON.stringify(localStorage)).toContain('Hemligt')
  // Signed out in another tab.
  localStorage.clear()
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(JSON.stringify(localStorage)).not.toContain('Hemligt')
})
