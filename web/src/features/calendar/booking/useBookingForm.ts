import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Room } from '../../../../../shared/rules/rooms.ts'
import { catalogue } from '../../../texts/errors.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { Declined } from '../series/useLeaveOut.tsx'
import { type BookingFields, bookingRule, labels } from './bookingFields.ts'
import { reloadRoom } from '../calendar.queries.ts'

/** What the dialogs send: the times in UTC, the note, and how it repeats. */
export type Given = z.output<typeof bookingRule>

/** The form of a booking, new or stored. */
export function useBookingForm(
  room: Room,
  /** Names what is kept of what is typed. */
  draft: string,
  stored: BookingFields,
  send: (given: Given) => Promise<void>,
) {
  const client = useQueryClient()
  const form = useForm({
    draft: `booking.${draft}`,
    labels,
    stored,
    rule: bookingRule,
    fault: () => catalogue.eventSave,
    readAgain: (error) => {
      // They would rather change what they wanted: nothing has failed.
      if (error instanceof Declined) return Promise.resolve({})
      void reloadRoom(client, room)
      return undefined
    },
  })

  return { ...form, save: () => form.submit(({ data }) => send(data)) }
}

export type BookingForm = ReturnType<typeof useBookingForm>
