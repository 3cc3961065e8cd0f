import { afterEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/open.tsx'
import { stageWith } from '../../testing/settings.ts'
import { readConfig } from '../config.ts'
import { storedToken } from './storedToken.ts'

const prefix = 'CognitoIdentityServiceProvider.client.u1'

afterEach(() => localStorage.clear())

function visit() {
  stageWith({})
  readConfig()
  signedIn()
}

const keep = (name: string, value: string) => localStorage.setItem(`${prefix}.${name}`, value)

const endingIn = (seconds: number) =>
  `.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.`

test('a token that still holds is used as it lies there', () => {
  visit()
  expect(storedToken()).toBe(localStorage.getItem(`${prefix}.accessToken`))
})

test('one that is about to end is left to Amplify, which gets another', () => {
  visit()
  keep('accessToken', endingIn(30))
  expect(storedToken()).toBeUndefined()
  // Their clock is ten minutes behind the pool's.
  keep('accessToken', endingIn(300))
  keep('clockDrift', '600000')
  expect(storedToken()).toBeUndefined()
})

test('what is no token, or nobody’s, is none', () => {
  visit()
  keep('accessToken', 'not a token')
  expect(storedToken()).toBeUndefined()
  localStorage.clear()
  expect(storedToken()).toBeUndefined()
})
