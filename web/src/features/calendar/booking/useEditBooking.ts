import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Event } from '../../../../../shared/contract/event.ts'
import type { Scope } from '../../../../../shared/rules/scopes.ts'
import { api } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { seriesTexts } from '../../../texts/series.ts'
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
  seen: { ...seenOf(event), ...(desc !== event.body && { desc: event.body }) },
})

const isChanged = (error: unknown) => error instanceof ApiError && error.code === 'changed'

/** The form of a booking that is there. It is saved and taken away as it shows, or read anew where somebody has changed it. */
export function useEditBooking(opened: Event, onSaved: (event: Event) => void) {
  const [event, setEvent] = useState(opened)
  const [scope, setScope] = useState<Scope>('this')
  const { ask, dialog } = useLeaveOut()
  const client = useQueryClient()
  const tellRemoved = useRemoved()

  async function readAgain() {
    void reloadAll(client)
    const { results } = await api.calendar.get({ event: event.id })
    setEvent(results)
    return { overtaken: true }
  }

  async function send(given: Given) {
    const changes = changesOf(event, given)
    if (scope === 'this') {
      const { results } = await api.calendar.edit({ event: changes })
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
    room: event.Rum,
    draft: event.id,
    stored: storedFields(event),
    event,
    readAgain: (error) => (isChanged(error) ? readAgain() : undefined),
    send,
  })

  async function removeOne() {
    // Its note may be another one by now: what “Ångra” books again is what was removed.
    const { results } = await api.calendar.get({ event: event.id })
    await api.calendar.delete({ event: event.id, ...seenOf(event) })
    await reloadMonths(client, event)
    tellRemoved(results)
  }

  async function removeSeveral(which: Scope) {
    await api.calendar.delete({ event: event.id, which, ...seenOf(event) })
    await reloadAll(client)
    toaster.success(seriesTexts.removed)
  }

  const remove = () =>
    form.attempt(async () => {
      await (scope === 'this' ? removeOne() : removeSeveral(scope))
      onSaved(event)
    })

  return { event, form, scope, setScope, remove, dialog }
}
