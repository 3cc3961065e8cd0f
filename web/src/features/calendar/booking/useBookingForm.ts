import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Room } from '../../../../../shared/rules/rooms.ts'
import { textOf } from '../../../api/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { useStillWrong } from '../../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong } from '../../../ui/form/wrongFields.ts'
import { type BookingFields, checkedTimes } from './bookingFields.ts'
import { reloadRoom } from '../calendar.queries.ts'

/** What the dialogs send: the times in UTC, and the note. */
export type Given = { start: string; end: string; desc: string }

/** The form of a booking: what is typed, what is wrong with it, and what the server says. */
export function useBookingForm(
  room: Room,
  first: BookingFields,
  send: (given: Given) => Promise<void>,
) {
  const client = useQueryClient()
  const [fields, setFields] = useState(first)
  const [state, setState] = useState<{ busy: boolean; wrong: Wrong; failure?: string }>({
    busy: false,
    wrong: {},
  })

  /** Says why something did not work: at the fields, or above them, and in the catalogue's words. */
  function explain(error: unknown) {
    const wrong = refusedFields(error)
    const told = Object.keys(wrong).length > 0
    const description = textOf(error)
    if (!told) toaster.error({ ...catalogue.events, description })
    setState({ busy: false, wrong, ...(!told && { failure: description }) })
    void reloadRoom(client, room)
  }

  async function attempt(work: () => Promise<void>) {
    if (state.busy) return
    setState({ busy: true, wrong: {} })
    await work().catch(explain)
  }

  function save() {
    const { wrong, start, end } = checkedTimes(fields)
    if (Object.keys(wrong).length > 0 || start === undefined) {
      return setState({ busy: false, wrong })
    }
    void attempt(() => send({ start, end, desc: fields.note.trim() }))
  }

  // Of a time that cannot be booked each part may be the one to change.
  const { note, ...times } = fields
  const time = JSON.stringify(times)
  const given = { start: time, end: time, desc: note }

  return {
    ...state,
    ...useStillWrong(state.wrong, given, () => checkedTimes(fields).wrong),
    fields,
    setFields,
    unsaved: JSON.stringify(fields) !== JSON.stringify(first),
    save,
    attempt: (work: () => Promise<void>) => void attempt(work),
  }
}

export type BookingForm = ReturnType<typeof useBookingForm>
