import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { catalogue } from '../../../texts/errors.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { Declined } from '../series/useLeaveOut.tsx'
import { type BookingFields, bookingRule, labels } from './bookingFields.ts'
import { reloadAll } from '../calendar.queries.ts'

/** What the dialogs send: the times in UTC, the note, and how it repeats. */
export type Given = z.output<ReturnType<typeof bookingRule>>

type Options = {
  /** Names what is kept of what is typed. */
  draft: string
  stored: BookingFields
  /** The booking that is changed. */
  event?: Event
  /** Reads what is stored now, where somebody else was faster. */
  readAgain?: (error: unknown) => Promise<{ overtaken?: boolean; gone?: boolean }> | undefined
  send: (given: Given) => Promise<void>
}

/** The form of a booking, new or stored. */
export function useBookingForm({ draft, stored, event, send, ...options }: Options) {
  const client = useQueryClient()
  const form = useForm({
    draft: `booking.${draft}`,
    closes: true,
    labels,
    stored,
    rule: bookingRule(event),
    fault: () => catalogue.eventSave,
    readAgain: (error) => {
      // They would rather change what they wanted: nothing has failed.
      if (error instanceof Declined) return Promise.resolve({})
      void reloadAll(client)
      return options.readAgain?.(error)
    },
  })

  return { ...form, stored, save: () => form.submit(({ data }) => send(data)) }
}

export type BookingForm = ReturnType<typeof useBookingForm>
