import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../testing/open.tsx'
import { stageWith } from '../../testing/settings.ts'
import { readConfig } from '../config.ts'
import { lastInput } from './lastInput.ts'

const minute = 60_000

beforeEach(() => {
  stageWith({ idleMinutes: 10 })
  readConfig()
  localStorage.setItem('portal.lastInput', String(Date.now() - 11 * minute))
})
afterEach(() => globalThis.history.replaceState(null, '', '/'))

/** The portal is opened, and a mouse moves over it. */
function comeBack() {
  onTestFinished(lastInput.watch())
  fireEvent.pointerMove(document.body)
}

test('what opens the browser or wakes the computer is no sign of whoever was signed in', () => {
  signedIn()
  comeBack()
  expect(lastInput.age()).toBeGreaterThan(10 * minute)
})

test('whoever comes to the sign-in page afterwards is there', () => {
  comeBack()
  expect(lastInput.age()).toBeLessThan(minute)
})

test('whoever took long at Outlook is there when they come back', () => {
  sessionStorage.setItem('portal.outlook', '{}')
  globalThis.history.replaceState(null, '', '/signin?code=x&state=y')
  onTestFinished(lastInput.watch())
  expect(lastInput.age()).toBeLessThan(minute)
})

test.each([String(Date.now() + 120 * minute), 'x'])(
  'a clock that was ahead once, or a note that is none, turns nothing off: %s',
  (noted) => {
    signedIn()
    localStorage.setItem('portal.lastInput', noted)
    comeBack()
    expect(lastInput.age()).toBeLessThan(minute)
    expect(Number(localStorage.getItem('portal.lastInput'))).toBeLessThanOrEqual(Date.now())
  },
)
