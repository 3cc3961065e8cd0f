import { expect, test } from 'vitest'
import { settings } from '../../testing/settings.ts'
import { menuFor } from './menu.ts'

test('administrators find the lobby, the library, the people and the rooms, staff their questions, all what there is to read', () => {
  expect(menuFor(0, settings)).toMatchObject([
    { label: 'Lobby', to: '/Lobby' },
    { label: 'Frågor', to: '/fragor' },
    { label: 'Användare', to: '/users' },
    { label: 'Rum', to: '/Rum' },
    { label: 'Dokument', to: '/Dokument' },
    { label: 'Nyheter', to: '/Nyheter' },
  ])
  expect(menuFor(1, settings)).toMatchObject([
    { label: 'Frågor', to: '/Lobby' },
    { label: 'Mina svar', to: '/Svar' },
    { label: 'Dokument', to: '/Dokument' },
    { label: 'Nyheter', to: '/Nyheter' },
    { label: 'Rum', to: '/Rum' },
  ])
})

test('staff do not find the rooms where they are the administrators’', () => {
  const stage = { ...settings, rooms: { for: 'administrators', edits: 'all' } } as const
  expect(menuFor(1, stage).map(({ label }) => label)).not.toContain('Rum')
  expect(menuFor(0, stage).map(({ label }) => label)).toContain('Rum')
})
