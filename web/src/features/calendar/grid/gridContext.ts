import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import type { Booking, Moment, Place } from '../days/blocks.ts'
import type { Draft } from './dragDraft.ts'

export type Grid = {
  /** The rooms whose days stand side by side. */
  rooms: readonly Room[]
  days: readonly string[]
  now: Moment
  /** Whether their bookings have been read. */
  known: boolean
  bookedIn: (Rum: Room, day: string) => readonly Booking[]
  /** Where the Tab key comes to. */
  active: Place
  draft: Draft | undefined
}

type Store = {
  get: () => Grid
  set: (grid: Grid) => void
  subscribe: (tell: () => void) => () => void
}

function storeOf(first: Grid): Store {
  const listeners = new Set<() => void>()
  let grid = first
  return {
    get: () => grid,
    set(next) {
      grid = next
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

const GridContext = createContext<Store | undefined>(undefined)

export const GridProvider = GridContext

/** Keeps what the pieces of the grid have to know. Each draws itself anew only when its own part changes. */
export function useGridStore(grid: Grid): Store {
  const [store] = useState(() => storeOf(grid))
  useLayoutEffect(() => store.set(grid), [store, grid])
  // The grid is drawn once more with its pieces, and sees what has become of the one that had the focus.
  useSyncExternalStore(store.subscribe, store.get)
  return store
}

/** What a piece that the library draws has to know of the whole grid: a part that can be compared. */
export function useGrid<T>(partOf: (grid: Grid) => T): T {
  const store = useContext(GridContext)
  if (!store) throw new Error('A piece of the grid stands outside of it')
  return useSyncExternalStore(store.subscribe, () => partOf(store.get()))
}

const GutterContext = createContext(false)

/** Around the hours, which the library draws with slots of the same kind. */
export const GutterProvider = GutterContext

export const useIsGutter = () => useContext(GutterContext)
