import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// What jsdom lacks of the browsers that the portal is made for.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('requestIdleCallback', () => 0)

let complaint: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  complaint = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})
