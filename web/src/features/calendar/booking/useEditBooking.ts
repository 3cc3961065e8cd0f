import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import type { Scope } from '../../../../../shared/rules/calendar/scopes.ts'
import { calendarApi } from '../../../api/calendar.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { seriesTexts } from '../../../texts/calendar/series.ts'
import { useSendNew } from '../../../ui/form/useSendNew.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { reloadAll, reloadMonths } from '../calendar.queries.ts'
import { changeSeries } from '../series/changeSeries.ts'
import { useLeaveOut } from '../series/useLeaveOut.tsx'
import { storedFields } from './bookingFields.ts'
import { seenOf } from './seenOf.ts'
import { type Given, useBookingForm } from './useBookingForm.ts'
import { useRemoved } from './useRemoved.ts'

/** Only what is another than before: the rest may be somebody else's newer work. */
const changesOf = (event: Event, { start, end, desc, Rum }: Given) => ({
  id: event.id,
  ...(start !== event.startdate && { start }),
  ...(end !== event.enddatetime && { end }),
  ...(desc !== event.body && { desc }),
  ...(Rum !== event.Rum && { Rum }),
  seen: seenOf(event),
})

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof ApiError && codes.includes(error.code)

/** The form of a booking that is there. It is saved and taken away as it shows, or read anew where somebody has changed it or taken it away. */
export function useEditBooking(opened: Event, onSaved: (event: Event) => void) {
  const [event, setEvent] = useState(opened)
  const [scope, setScope] = useState<Scope>('this')
  const { ask, dialog } = useLeaveOut()
  const client = useQueryClient()
  const tellRemoved = useRemoved()
  const sendOnce = useSendNew()

  async function readAgain() {
    try {
      const { results } = await calendarApi.get({ event: event.id })
      setEvent(results)
      return { overtaken: true }
    } catch (error) {
      if (isCode(error, 'not_found')) return { gone: true }
      throw error
    }
  }

  async function send(given: Given) {
    const changes = changesOf(event, given)
    if (scope === 'this') {
      const { results } = await calendarApi.edit({ event: changes })
      await reloadMonths(client, event, results)
      toaster.success(texts.changed)
      return onSaved(results)
    }
    const changed = await changeSeries(changes, scope, ask)
    await reloadAll(client)
    toaster.success(seriesTexts.changed)
    onSaved(changed)
  }

  const form = useBookingForm({
    draft: event.id,
    stored: storedFields(event),
    event,
    readAgain: (error) => (isCode(error, 'changed', 'not_found') ? readAgain() : undefined),
    send,
  })

  async function tell() {
    if (scope === 'this') {
      await reloadMonths(client, event)
      return tellRemoved(event)
    }
    await reloadAll(client)
    toaster.success(seriesTexts.removed)
  }

  const remove = () =>
    form.attempt(async () => {
      const which = scope === 'this' ? {} : { which: scope }
      const removal = { event: event.id, ...which, ...seenOf(event) }
      // Sent without a reply before, it is done where the booking is gone, or is over and the last of its series.
      await sendOnce({
        sent: JSON.stringify(removal),
        send: async () => {
          await calendarApi.delete(removal)
          return true
        },
        codes: ['not_found', 'over'],
        find: () => Promise.resolve(true),
      })
      await tell()
      onSaved(event)
    })

  return { event, form, scope, setScope, remove, dialog }
}
