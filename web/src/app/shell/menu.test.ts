import { expect, test } from 'vitest'
import { menuFor } from './menu.ts'

test('administrators find the lobby, the library, the people and the rooms, staff their questions', () => {
  expect(menuFor(0)).toEqual([
    { label: 'Lobby', to: '/Lobby' },
    { label: 'Frågor', to: '/fragor' },
    { label: 'Användare', to: '/users' },
    { label: 'Rum', to: '/Rum' },
  ])
  expect(menuFor(1)).toEqual([{ label: 'Frågor', to: '/Lobby' }])
})
