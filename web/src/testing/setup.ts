import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { conversations } from '../api/answering/conversations.ts'
import { completeBrowser } from './browser.ts'
import { stageWith } from './settings.ts'

completeBrowser()
// A busy machine may need longer than its second; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 })

let complaint: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  complaint = vi.spyOn(console, 'error')
  stageWith({})
})
afterEach(() => {
  cleanup()
  conversations.forget()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})
