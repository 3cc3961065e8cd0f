import { createContext, useContext } from 'react'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'

type Month = {
  rooms: readonly Room[]
  today: string
  countOn: (day: string) => number
  onDay: (day: string) => void
}

const MonthContext = createContext<Month | undefined>(undefined)

export const MonthProvider = MonthContext

/** What the pieces that the library draws have to know of the month. */
export function useMonth(): Month {
  const month = useContext(MonthContext)
  if (!month) throw new Error('A piece of the month stands outside of it')
  return month
}
