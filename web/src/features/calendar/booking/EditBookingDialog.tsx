import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import type { Scope } from '../../../../../shared/rules/calendar/scopes.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { seriesTexts } from '../../../texts/calendar/series.ts'
import { formTexts } from '../../../texts/forms.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { DeleteIcon } from '../../../ui/list/listIcons.tsx'
import { bookingOf } from '../days/blocks.ts'
import { BookingDialog } from './BookingDialog.tsx'
import { ScopeChoice } from '../series/ScopeChoice.tsx'
import { useEditBooking } from './useEditBooking.ts'
import { blockInWords } from '../days/words.ts'

function removeQuestion(event: Event, scope: Scope): string {
  const [room, time] = [rooms[event.Rum], blockInWords(bookingOf(event))]
  switch (scope) {
    case 'this':
      return texts.removeQuestion(room, time)
    case 'later':
      return seriesTexts.removeQuestion.later(room, time)
    case 'all':
      return seriesTexts.removeQuestion.all(room)
  }
}

type Props = { event: Event; onClose: () => void; onSaved: (event: Event) => void }

/** Changes a booking or takes it away, for those who may; others only read it. */
export default function EditBookingDialog({ event: opened, onClose, onSaved }: Props) {
  const [asking, setAsking] = useState(false)
  const { event, form, scope, setScope, remove, dialog } = useEditBooking(opened, onSaved)
  const mayEdit = mayEditEvent(config().rooms, useUser(), event)

  return (
    <BookingDialog
      title={texts.editTitle}
      room={event.Rum}
      bookedBy={event.title}
      form={form}
      locked={!mayEdit}
      onClose={onClose}
      more={
        mayEdit && event.series !== undefined && <ScopeChoice scope={scope} onScope={setScope} />
      }
      action={
        mayEdit &&
        !form.gone && (
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
      {dialog}
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={removeQuestion(event, scope)}
          help={scope === 'this' ? texts.removeHelp : seriesTexts.removeHelp}
          cancel={formTexts.cancel}
          confirm={texts.remove}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            remove()
          }}
        />
      )}
    </BookingDialog>
  )
}
