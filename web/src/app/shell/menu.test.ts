import { expect, test } from 'vitest'
import { menuFor } from './menu.ts'

test('administrators find the lobby, the library, the people and the rooms, staff their questions, all what there is to read', () => {
  expect(menuFor(0)).toMatchObject([
    { label: 'Lobby', to: '/Lobby' },
    { label: 'Frågor', to: '/fragor' },
    { label: 'Användare', to: '/users' },
    { label: 'Rum', to: '/Rum' },
    { label: 'Dokument', to: '/Dokument' },
    { label: 'Nyheter', to: '/Nyheter' },
  ])
  expect(menuFor(1)).toMatchObject([
    { label: 'Frågor', to: '/Lobby' },
    { label: 'Mina svar', to: '/Svar' },
    { label: 'Dokument', to: '/Dokument' },
    { label: 'Nyheter', to: '/Nyheter' },
  ])
})
