import type { Booking, RoomBlock } from '../days/blocks.ts'

/** What can come of something done in the calendar. */
export type GridActions = {
  /** Shows the day, in whatever view there is. */
  onDay: (day: string) => void
  /** Opens the dialog for a new booking. */
  onNew: (block: RoomBlock) => void
  /** Opens the dialog of a booking. */
  onOpen: (booking: Booking) => void
  /** Moves a booking to another time, or room. */
  onMove: (booking: Booking, to: RoomBlock) => void
}
