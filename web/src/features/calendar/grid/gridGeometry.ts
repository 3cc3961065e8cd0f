import { closes, opens, slot } from '../days/blocks.ts'
import type { Place } from './gridPlaces.ts'

type Point = { clientX: number; clientY: number }

const within = (value: number, length: number) =>
  Math.min(Math.max(Math.floor(value), 0), length - 1)

/** The day and minute below a point, or nearest to it; undefined while nothing is drawn. */
export function pointedPlace(
  slots: Element | null,
  days: readonly string[],
  { clientX, clientY }: Point,
): Place | undefined {
  const times = slots?.querySelector('th')?.getBoundingClientRect()
  const area = slots?.getBoundingClientRect()
  if (!times || !area) return undefined
  const share = (clientX - times.right) / (area.right - times.right)
  const day = days[within(share * days.length, days.length)]
  const rows = (closes - opens) / slot
  const row = within(((clientY - area.top) / area.height) * rows, rows)
  return day === undefined ? undefined : { day, minute: opens + row * slot }
}

/** Pixels from the edge at which the grid scrolls under a drag, and how far each time. */
const edge = 40
const pace = 16

/** Scrolls on while something is dragged to the edge of what can be seen. */
export function scrollAtEdge(slots: Element | null, { clientY }: Point) {
  const frame = slots?.closest('[role=grid]')
  const seen = frame?.getBoundingClientRect()
  if (!frame || !seen) return
  if (clientY > seen.bottom - edge) frame.scrollBy(0, pace)
  if (clientY < seen.top + 2 * edge) frame.scrollBy(0, -pace)
}
