import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Event } from '../../../../../shared/contract/calendar.ts'
import { api } from '../../../api/client.ts'
import { textOf } from '../../../api/errors.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { type Block, type Booking, timesOf } from '../days/blocks.ts'
import { moveAhead, reloadMonths } from '../calendar.queries.ts'

/**
 * Moves a booking: it shows at its new time at once, and goes back when the server says no. Resolves once it shows. What
 * somebody moves, or moves back, is sent in the order in which they did.
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
      await api.calendar.edit({
        event: { id: before.id, start: before.startdate, end: before.enddatetime },
      })
      toaster.success(calendarTexts.movedBack)
    } catch (error) {
      takeBack()
      toaster.error({ ...catalogue.eventSave, description: textOf(error) })
    }
    await reloadMonths(client, moved, before)
  }

  async function send(before: Event, block: Block, takeBack: () => void) {
    try {
      const { results } = await api.calendar.edit({ event: { id: before.id, ...timesOf(block) } })
      toaster.undoable(calendarTexts.changed, () => inTurn(() => undo(before, results)))
      await reloadMonths(client, before, results)
    } catch (error) {
      takeBack()
      toaster.error({ ...catalogue.eventSave, description: textOf(error) })
      await reloadMonths(client, before)
    }
  }

  return async ({ event }: Booking, block: Block) => {
    const { start, end } = timesOf(block)
    const after = { ...event, startdate: start, enddatetime: end }
    const takeBack = await moveAhead(client, event, after)
    inTurn(() => send(event, block, takeBack))
  }
}
