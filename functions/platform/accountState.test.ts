import { expect, test } from 'vitest'
import { isFree, stateOf } from './accountState.ts'

const inUse = { InAktiv: false }

test.each([
  [undefined, undefined, 'gone', true],
  // The profile of somebody whose deletion broke off.
  [undefined, inUse, 'leaving', false],
  ['UNCONFIRMED', undefined, 'begun', true],
  ['CONFIRMED', undefined, 'left', true],
  ['FORCE_CHANGE_PASSWORD', undefined, 'left', true],
  ['FORCE_CHANGE_PASSWORD', inUse, 'invited', false],
  ['RESET_REQUIRED', inUse, 'proven', false],
  ['CONFIRMED', inUse, 'active', false],
  ['EXTERNAL_PROVIDER', inUse, 'active', false],
  ['CONFIRMED', { InAktiv: true }, 'suspended', false],
] as const)('%s in the pool with the profile %j is %s', (UserStatus, profile, state, free) => {
  expect(stateOf(UserStatus && { UserStatus }, profile)).toBe(state)
  expect(isFree(state)).toBe(free)
})
