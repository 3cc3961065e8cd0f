import { useQueryClient } from '@tanstack/react-query'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { isAdmin } from '../../../../../shared/rules/permissions.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarApi } from '../../../api/calendar.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { seriesTexts } from '../../../texts/calendar/series.ts'
import { useSendNew } from '../../../ui/form/useSendNew.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import type { RoomBlock } from '../days/blocks.ts'
import { BookingDialog } from './BookingDialog.tsx'
import { fieldsOf } from './bookingFields.ts'
import { reloadMonths } from '../calendar.queries.ts'
import { RepeatChoice } from '../series/RepeatChoice.tsx'
import { useBookSeries } from '../series/useBookSeries.ts'
import { useLeaveOut } from '../series/useLeaveOut.tsx'
import { idOfOwner } from './idOfOwner.ts'
import { OwnerField } from './OwnerField.tsx'
import { useBookingForm } from './useBookingForm.ts'

type Props = { block: RoomBlock; onClose: () => void; onSaved: (event: Event) => void }

type Wish = { start: string; end: string; desc: string; Rum: Room; currentUserid?: string }

/** The booking that is just as somebody wished, if it is there. */
async function storedAs({ start, end, desc, Rum }: Wish, owner: string) {
  const { results } = await calendarApi.day({ day: dayOf(new Date(start)) })
  const isSame = (one: Event) =>
    one.userid === owner &&
    one.Rum === Rum &&
    one.body === desc &&
    Date.parse(one.startdate) === Date.parse(start) &&
    Date.parse(one.enddatetime) === Date.parse(end)
  return results.find(isSame)
}

/** Books a room, at a time that was chosen in the calendar. */
export default function NewBookingDialog({ block, onClose, onSaved }: Props) {
  const client = useQueryClient()
  const room = block.Rum
  const { ask, dialog } = useLeaveOut()
  const user = useUser()
  const sendNew = useSendNew()
  const bookSeries = useBookSeries(ask)
  const form = useBookingForm({
    draft: `new.${room}.${block.day}.${block.from}`,
    stored: fieldsOf(block),
    send: async ({ repetition, currentUserid: owner, ...wish }) => {
      const currentUserid = await idOfOwner(owner)
      const event = { ...wish, ...(currentUserid !== undefined && { currentUserid }) }
      const added = repetition
        ? await bookSeries(event, repetition)
        : [
            await sendNew({
              sent: JSON.stringify(event),
              send: async () => (await calendarApi.add({ event })).results,
              codes: ['clash'],
              find: () => storedAs(event, currentUserid ?? user.id),
            }),
          ]
      await reloadMonths(client, ...added)
      toaster.success(repetition ? seriesTexts.added(added.length) : calendarTexts.added)
      if (added[0]) onSaved(added[0])
    },
  })
  return (
    <BookingDialog
      title={calendarTexts.newTitle}
      room={room}
      form={form}
      more={
        <>
          {isAdmin(user.Role) && <OwnerField form={form} />}
          <RepeatChoice form={form} />
        </>
      }
      onClose={onClose}
    >
      {dialog}
    </BookingDialog>
  )
}
