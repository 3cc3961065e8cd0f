import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { conversations } from '../api/answering/conversations.ts'
import { toaster } from '../ui/message/toaster.ts'
import { completeBrowser } from './browser.ts'
import { stageWith } from './settings.ts'

completeBrowser()
configure(({ getElementError }) => ({
  // A busy machine may need longer than its second; what never comes still fails.
  asyncUtilTimeout: 20_000,
  // The page in words is for whoever reads a failure: not for each look whether something has come.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    })
  },
}))

let complaint: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  complaint = vi.spyOn(console, 'error')
  stageWith({})
})
afterEach(() => {
  // What is asked from here on, as a page does that is left unsaved, would be told of in the next test.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  cleanup()
  conversations.forget()
  toaster.clear()
  localStorage.clear()
  sessionStorage.clear()
  // What goes on without a page ends with its person, here as when they sign out in another tab.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})
