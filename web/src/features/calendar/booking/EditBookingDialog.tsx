import { Button } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Event } from '../../../../../shared/contract/event.ts'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { rooms } from '../../../../../shared/rules/rooms.ts'
import type { Scope } from '../../../../../shared/rules/scopes.ts'
import { api } from '../../../api/client.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/currentUser.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { seriesTexts } from '../../../texts/series.ts'
import { formTexts } from '../../../texts/forms.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { DeleteIcon } from '../../../ui/list/listIcons.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { bookingOf } from '../days/blocks.ts'
import { BookingDialog } from './BookingDialog.tsx'
import { storedFields } from './bookingFields.ts'
import { reloadAll, reloadMonths } from '../calendar.queries.ts'
import { changeSeries } from '../series/changeSeries.ts'
import { ScopeChoice } from '../series/ScopeChoice.tsx'
import { useLeaveOut } from '../series/useLeaveOut.tsx'
import { type Given, useBookingForm } from './useBookingForm.ts'
import { useRemoved } from './useRemoved.ts'
import { blockInWords } from '../days/words.ts'

/** Only what is another than before: the rest may be somebody else's newer work. */
const changesOf = (event: Event, { start, end, desc, Rum }: Given) => ({
  ...(start !== event.startdate && { start }),
  ...(end !== event.enddatetime && { end }),
  ...(desc !== event.body && { desc }),
  ...(Rum !== event.Rum && { Rum }),
})

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
export default function EditBookingDialog({ event, onClose, onSaved }: Props) {
  const [asking, setAsking] = useState(false)
  const [scope, setScope] = useState<Scope>('this')
  const { ask, dialog } = useLeaveOut()
  const client = useQueryClient()
  const tellRemoved = useRemoved()
  const mayEdit = mayEditEvent(config().rooms, useUser(), event)
  const form = useBookingForm(event.Rum, event.id, storedFields(event), async (given) => {
    const changes = { ...changesOf(event, given), id: event.id }
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
  })

  function remove() {
    setAsking(false)
    form.attempt(async () => {
      await api.calendar.delete({ event: event.id, ...(scope !== 'this' && { which: scope }) })
      if (scope === 'this') {
        await reloadMonths(client, event)
        tellRemoved(event)
      } else {
        await reloadAll(client)
        toaster.success(seriesTexts.removed)
      }
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
      more={
        mayEdit && event.series !== undefined && <ScopeChoice scope={scope} onScope={setScope} />
      }
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
      {dialog}
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={removeQuestion(event, scope)}
          help={scope === 'this' ? texts.removeHelp : seriesTexts.removeHelp}
          cancel={formTexts.cancel}
          confirm={texts.remove}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </BookingDialog>
  )
}
