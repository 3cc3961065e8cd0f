import { useQueryClient } from '@tanstack/react-query'
import type { Event } from '../../../../../shared/contract/calendar.ts'
import { api } from '../../../api/client.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import type { RoomBlock } from '../days/blocks.ts'
import { BookingDialog } from './BookingDialog.tsx'
import { fieldsOf } from './bookingFields.ts'
import { reloadMonths } from '../calendar.queries.ts'
import { useBookingForm } from './useBookingForm.ts'

type Props = { block: RoomBlock; onClose: () => void; onSaved: (event: Event) => void }

/** Books a room, at a time that was chosen in the calendar. */
export function NewBookingDialog({ block, onClose, onSaved }: Props) {
  const client = useQueryClient()
  const room = block.Rum
  const form = useBookingForm(
    room,
    `new.${room}.${block.day}.${block.from}`,
    fieldsOf(block),
    async (given) => {
      const { results } = await api.calendar.add({ event: { ...given, Rum: room } })
      await reloadMonths(client, results)
      toaster.success(calendarTexts.added)
      onSaved(results)
    },
  )
  return <BookingDialog title={calendarTexts.newTitle} room={room} form={form} onClose={onClose} />
}
