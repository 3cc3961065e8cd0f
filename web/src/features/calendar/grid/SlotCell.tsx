import { type Cell, closedBecause, opens, slot } from '../days/blocks.ts'
import { cellInWords } from './cellWords.ts'
import { clock, hours } from '../days/words.ts'

const mark = (is: boolean) => (is ? '' : undefined)

type Props = {
  cell: Cell
  /** Whether the day's bookings have been read. */
  known: boolean
  column: number
  /** Where the Tab key comes to. */
  active: boolean
  /** Set while it is part of a time that is being chosen. */
  chosen: string | undefined
  draft: boolean
  movable: boolean
  /** The minute that it is, when it lies in here. */
  now: number | undefined
}

/** A free slot, or a booking: one cell of the grid, as many rows high as it has slots. */
export function SlotCell({ cell, known, column, active, chosen, draft, movable, now }: Props) {
  const { day, from, to, booking } = cell
  const closed = closedBecause(day) !== undefined
  const rows = (to - from) / slot
  return (
    <td
      tabIndex={active ? 0 : -1}
      aria-label={cellInWords(cell, known)}
      aria-colindex={column + 2}
      aria-rowspan={rows > 1 ? rows : undefined}
      aria-selected={chosen === undefined ? undefined : true}
      aria-disabled={(closed && !booking) || undefined}
      style={{ gridColumn: column + 2, gridRow: `${(from - opens) / slot + 1} / span ${rows}` }}
      data-day={day}
      data-minute={from}
      data-id={booking?.event.id}
      data-hour={mark(from % 60 === 0)}
      data-half={mark(from % 60 === 30)}
      data-closed={mark(closed && !booking)}
      data-free={closed || booking || !known ? undefined : clock(from)}
      data-chosen={chosen}
      data-draft={mark(draft)}
      data-short={mark(rows === 1)}
      data-movable={mark(movable)}
    >
      {booking && (
        <>
          <span data-edge="from" />
          <b data-hours={rows === 1 ? clock(from) : hours(cell)}>{booking.event.title}</b>{' '}
          <span>{booking.event.body}</span>
          <span data-edge="to" />
        </>
      )}
      {now !== undefined && <i style={{ top: `${((now - from) / (to - from)) * 100}%` }} />}
    </td>
  )
}
