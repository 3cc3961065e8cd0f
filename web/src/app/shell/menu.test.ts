import { expect, test } from 'vitest'
import { menuFor } from './menu.ts'

test('administrators find the lobby, staff their questions, behind the same address', () => {
  expect(menuFor(0)).toEqual([{ label: 'Lobby', to: '/Lobby' }])
  expect(menuFor(1)).toEqual([{ label: 'Frågor', to: '/Lobby' }])
})
