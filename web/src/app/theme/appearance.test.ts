import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAppearance } from './appearance.ts'
import { storageKey } from './chosenAppearance.ts'

const isDark = () => document.documentElement.classList.contains('dark')

/** What another tab does: it stores, and the browser tells the others. */
function choose(appearance: string, key = storageKey) {
  localStorage.setItem(key, appearance)
  dispatchEvent(new StorageEvent('storage', { key, newValue: appearance }))
}

beforeEach(() => startAppearance())
afterEach(() => {
  localStorage.removeItem(storageKey)
  document.documentElement.classList.remove('dark')
})

test('what is chosen in another tab shows in this one at once', () => {
  expect(isDark()).toBe(false)
  choose('dark')
  expect(isDark()).toBe(true)
  choose('light')
  expect(isDark()).toBe(false)
})

test('whatever else another tab stores changes nothing', () => {
  localStorage.setItem(storageKey, 'dark')
  choose('x', 'portal.else')
  expect(isDark()).toBe(false)
})
