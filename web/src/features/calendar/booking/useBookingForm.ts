import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Room } from '../../../../../shared/rules/rooms.ts'
import { textOf } from '../../../api/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { refusedFields } from '../../../ui/form/formErrors.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { type BookingFields, bookingRule, labels } from './bookingFields.ts'
import { reloadRoom } from '../calendar.queries.ts'

/** What the dialogs send: the times in UTC, and the note. */
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
    announce(error) {
      const isTold = Object.keys(refusedFields(error)).length > 0
      if (!isTold) toaster.error({ ...catalogue.eventSave, description: textOf(error) })
      void reloadRoom(client, room)
    },
  })

  return { ...form, save: () => form.submit(({ data }) => send(data)) }
}

export type BookingForm = ReturnType<typeof useBookingForm>
