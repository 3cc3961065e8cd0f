import { createContext, useContext } from 'react'
import type { Room } from '../../../../../shared/rules/rooms.ts'
import type { Booking, Place } from '../days/blocks.ts'
import type { Draft } from './dragDraft.ts'

export type Grid = {
  /** The rooms whose days stand side by side. */
  rooms: readonly Room[]
  days: readonly string[]
  today: string
  /** Whether their bookings have been read. */
  known: boolean
  bookedIn: (Rum: Room, day: string) => readonly Booking[]
  /** Where the Tab key comes to. */
  active: Place
  draft: Draft | undefined
}

const GridContext = createContext<Grid | undefined>(undefined)

export const GridProvider = GridContext

const GutterContext = createContext(false)

/** Around the hours, which the library draws with slots of the same kind. */
export const GutterProvider = GutterContext

export const useIsGutter = () => useContext(GutterContext)

/** What the pieces that the library draws have to know of the whole grid. */
export function useGrid(): Grid {
  const grid = useContext(GridContext)
  if (!grid) throw new Error('A piece of the grid stands outside of it')
  return grid
}
