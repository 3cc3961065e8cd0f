import { Button } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Event } from '../../../../../shared/contract/calendar.ts'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { rooms } from '../../../../../shared/rules/rooms.ts'
import { api } from '../../../api/client.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/currentUser.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { formTexts } from '../../../texts/forms.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { DeleteIcon } from '../../../ui/list/listIcons.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { bookingOf } from '../days/blocks.ts'
import { BookingDialog } from './BookingDialog.tsx'
import { storedFields } from './bookingFields.ts'
import { reloadMonths } from '../calendar.queries.ts'
import { type Given, useBookingForm } from './useBookingForm.ts'
import { useRemoved } from './useRemoved.ts'
import { blockInWords } from '../days/words.ts'

/** Only what is another than before: the rest may be somebody else's newer work. */
const changesOf = (event: Event, { start, end, desc }: Given): Partial<Given> => ({
  ...(start !== event.startdate && { start }),
  ...(end !== event.enddatetime && { end }),
  ...(desc !== event.body && { desc }),
})

type Props = { event: Event; onClose: () => void; onSaved: (event: Event) => void }

/** Changes a booking or takes it away, for those who may; others only read it. */
export function EditBookingDialog({ event, onClose, onSaved }: Props) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const tellRemoved = useRemoved()
  const mayEdit = mayEditEvent(config().rooms, useUser(), event)
  const form = useBookingForm(event.Rum, event.id, storedFields(event), async (given) => {
    const changes = changesOf(event, given)
    const { results } = await api.calendar.edit({ event: { ...changes, id: event.id } })
    await reloadMonths(client, event, results)
    toaster.success(texts.changed)
    onSaved(results)
  })

  function remove() {
    setAsking(false)
    form.attempt(async () => {
      await api.calendar.delete({ event: event.id })
      await reloadMonths(client, event)
      tellRemoved(event)
      onSaved(event)
    })
  }

  return (
    <BookingDialog
      title={texts.editTitle}
      room={event.Rum}
      bookedBy={event.title}
      form={form}
      locked={!mayEdit}
      onClose={onClose}
      action={
        mayEdit && (
          <Button
            variant="ghost"
            color="red.fg"
            mr="auto"
            px="3"
            aria-disabled={form.busy}
            onClick={() => !form.busy && setAsking(true)}
          >
            <DeleteIcon />
            {texts.remove}
          </Button>
        )
      }
    >
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={texts.removeQuestion(rooms[event.Rum], blockInWords(bookingOf(event)))}
          help={texts.removeHelp}
          cancel={formTexts.cancel}
          confirm={texts.remove}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </BookingDialog>
  )
}
