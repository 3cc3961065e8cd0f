import type { Block, Booking } from '../days/blocks.ts'

/** What can come of something done in the calendar. */
export type GridActions = {
  /** Shows the day, in whatever view there is. */
  onDay: (day: string) => void
  /** Opens the dialog for a new booking. */
  onNew: (block: Block) => void
  /** Opens the dialog of a booking. */
  onOpen: (booking: Booking) => void
  /** Moves a booking to another time. */
  onMove: (booking: Booking, to: Block) => void
}
