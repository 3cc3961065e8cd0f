import { addDays } from '../../../../../shared/rules/days.ts'
import { type Cell, closes, opens, slot } from '../days/blocks.ts'
import { mondayOf } from '../days/swedishDays.ts'

/** Where the focus is: a minute of a day. */
export type Place = { day: string; minute: number }

type Step = { key: string; ctrl: boolean; oneDay: boolean }

const last = closes - slot

/** Where a key leads from a place; undefined for keys that lead nowhere. The cell is what lies at the place. */
export function placeAfter(
  { day, minute }: Place,
  cell: Cell,
  { key, ctrl, oneDay }: Step,
): Place | undefined {
  const wholeDay = ctrl || oneDay
  switch (key) {
    case 'ArrowUp':
      return { day, minute: Math.max(opens, cell.from - slot) }
    case 'ArrowDown':
      return { day, minute: cell.to < closes ? cell.to : minute }
    case 'ArrowLeft':
      return { day: addDays(day, -1), minute }
    case 'ArrowRight':
      return { day: addDays(day, 1), minute }
    case 'PageUp':
      return { day: addDays(day, -7), minute }
    case 'PageDown':
      return { day: addDays(day, 7), minute }
    case 'Home':
      return wholeDay ? { day, minute: opens } : { day: mondayOf(day), minute }
    case 'End':
      return wholeDay ? { day, minute: last } : { day: addDays(mondayOf(day), 6), minute }
    default:
      return undefined
  }
}
