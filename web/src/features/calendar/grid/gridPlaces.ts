import { addDays } from '../../../../../shared/rules/days.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { type Cell, closes, opens, type Place, slot } from '../days/blocks.ts'
import { mondayOf } from '../days/swedishDays.ts'

type Step = { key: string; ctrl: boolean; oneDay: boolean; rooms: readonly Room[] }

const last = closes - slot

/** The column beside a place: another room of the same day, or else of the day before or after it. */
export function beside<T extends { Rum: Room; day: string }>(
  place: T,
  by: 1 | -1,
  rooms: readonly Room[],
  dayBeside: (day: string) => string = (day) => addDays(day, by),
): T {
  const next = rooms[rooms.indexOf(place.Rum) + by]
  if (next !== undefined) return { ...place, Rum: next }
  const Rum = (by === 1 ? rooms[0] : rooms.at(-1)) ?? place.Rum
  return { ...place, Rum, day: dayBeside(place.day) }
}

/** Where a key leads from a place; undefined for keys that lead nowhere. The cell is what lies at the place. */
export function placeAfter(
  place: Place,
  cell: Cell,
  { key, ctrl, oneDay, rooms }: Step,
): Place | undefined {
  const { day, minute } = place
  const wholeDay = ctrl || oneDay
  switch (key) {
    case 'ArrowUp':
      return { ...place, minute: Math.max(opens, cell.from - slot) }
    case 'ArrowDown':
      return { ...place, minute: cell.to < closes ? cell.to : minute }
    case 'ArrowLeft':
      return beside(place, -1, rooms)
    case 'ArrowRight':
      return beside(place, 1, rooms)
    case 'PageUp':
      return { ...place, day: addDays(day, -7) }
    case 'PageDown':
      return { ...place, day: addDays(day, 7) }
    case 'Home':
      return wholeDay ? { ...place, minute: opens } : { ...place, day: mondayOf(day) }
    case 'End':
      return wholeDay ? { ...place, minute: last } : { ...place, day: addDays(mondayOf(day), 6) }
    default:
      return undefined
  }
}
