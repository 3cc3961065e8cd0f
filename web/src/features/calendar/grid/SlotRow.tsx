import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/currentUser.ts'
import { type Cell, opens, slot } from '../days/blocks.ts'
import type { Draft } from './dragDraft.ts'
import type { Place } from './gridPlaces.ts'
import { SlotCell } from './SlotCell.tsx'
import { clock, hours } from '../days/words.ts'

const holds = (cell: Cell, place: Place) =>
  cell.day === place.day && cell.from <= place.minute && place.minute < cell.to

type Props = {
  minute: number
  days: readonly string[]
  cells: readonly Cell[]
  known: boolean
  active: Place
  draft: Draft | undefined
  now: Place
}

/** A quarter of an hour of all days. What began earlier reaches into it, and stands in its own row. */
export function SlotRow({ minute, days, cells, known, active, draft, now }: Props) {
  const user = useUser()
  const moving = draft?.booking
  // The first of the chosen slots says from when to when.
  const chosenIn = ({ day, from, booking }: Cell) => {
    const isChosen = draft?.day === day && draft.from <= from && from < draft.to
    if (!draft || moving || booking || !isChosen) return undefined
    return from === draft.from ? hours(draft) : ''
  }
  return (
    <tr aria-rowindex={(minute - opens) / slot + 2}>
      {minute % 60 === 0 && (
        <th
          scope="row"
          aria-rowspan={60 / slot}
          style={{ gridRow: `${(minute - opens) / slot + 1} / span ${60 / slot}` }}
        >
          {clock(minute)}
        </th>
      )}
      {cells.map((cell) => {
        const { day, from, booking } = cell
        return (
          <SlotCell
            key={booking ? booking.event.id : `${day}/${from}`}
            cell={cell}
            known={known}
            column={days.indexOf(day)}
            active={holds(cell, active)}
            chosen={chosenIn(cell)}
            draft={booking !== undefined && booking.event.id === moving?.event.id}
            now={holds(cell, now) ? now.minute : undefined}
            movable={booking !== undefined && mayEditEvent(config().rooms, user, booking.event)}
          />
        )
      })}
    </tr>
  )
}
