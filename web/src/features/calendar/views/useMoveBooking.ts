import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { calendarApi } from '../../../api/calendar.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { type Booking, type RoomBlock, timesOf } from '../days/blocks.ts'
import { seenOf } from '../booking/seenOf.ts'
import { whyNot } from '../booking/whyNot.ts'
import { moveAhead, reloadAll, reloadMonths } from '../calendar.queries.ts'

/**
 * Moves a booking: it shows at its new time at once, and goes back when the server says no, as where somebody else has moved
 * it since. Resolves once it shows. What somebody moves, or moves back, is sent in the order in which they did.
 */
export function useMoveBooking() {
  const client = useQueryClient()
  const sent = useRef(Promise.resolve())

  /** Does this once everything before it is through. */
  const inTurn = (work: () => Promise<void>) => {
    sent.current = sent.current.then(() => work())
  }

  async function undo(before: Event, moved: Event) {
    const takeBack = await moveAhead(client, moved, before)
    try {
      await calendarApi.edit({
        event: {
          id: before.id,
          start: before.startdate,
          end: before.enddatetime,
          ...(before.Rum !== moved.Rum && { Rum: before.Rum }),
          seen: seenOf(moved),
        },
      })
      toaster.success(calendarTexts.movedBack)
    } catch (error) {
      takeBack()
      toaster.error({ ...catalogue.eventSave, description: whyNot(error) })
    }
    await reloadMonths(client, moved, before)
  }

  async function send(before: Event, block: RoomBlock, takeBack: () => void) {
    try {
      const { results } = await calendarApi.edit({
        event: {
          id: before.id,
          ...timesOf(block),
          ...(block.Rum !== before.Rum && { Rum: block.Rum }),
          seen: seenOf(before),
        },
      })
      toaster.undoable(calendarTexts.changed, () => inTurn(() => undo(before, results)))
      await reloadMonths(client, before, results)
    } catch (error) {
      takeBack()
      toaster.error({ ...catalogue.eventSave, description: whyNot(error) })
      await reloadAll(client)
    }
  }

  return async ({ event }: Booking, block: RoomBlock) => {
    const { start, end } = timesOf(block)
    const after = { ...event, startdate: start, enddatetime: end, Rum: block.Rum }
    const takeBack = await moveAhead(client, event, after)
    inTurn(() => send(event, block, takeBack))
  }
}
