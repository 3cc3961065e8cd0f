import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs, roomPage, slot } from '../../../testing/calendar.tsx'

itIs('2026-11-15T10:00:00Z')

test('whoever opens a day of the month by keys goes on at the title', async () => {
  const { person } = await roomPage({}, '/Rum/Kalender?rum=2&vy=manad&datum=2026-11-24')
  const day = await screen.findByRole('button', { name: 'tisdag 24 november, 1 bokning' })
  act(() => day.focus())
  await person.keyboard('{Enter}')
  await slot('tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
