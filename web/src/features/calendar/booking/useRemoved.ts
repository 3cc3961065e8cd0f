import { useQueryClient } from '@tanstack/react-query'
import type { Event } from '../../../../../shared/contract/event.ts'
import { mayChange } from '../../../../../shared/rules/permissions.ts'
import { api } from '../../../api/client.ts'
import { useUser } from '../../../api/currentUser.ts'
import { textOf } from '../../../api/errors.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { reloadMonths } from '../calendar.queries.ts'

/** Tells that a booking is gone. Whoever may book for its owner can take that back, as long as the time is free. */
export function useRemoved() {
  const client = useQueryClient()
  const user = useUser()

  async function bookAgain({ startdate, enddatetime, body, userid, Rum }: Event) {
    try {
      const { results } = await api.calendar.add({
        event: {
          start: startdate,
          end: enddatetime,
          desc: body,
          Rum,
          ...(userid !== user.id && { currentUserid: userid }),
        },
      })
      toaster.success(texts.bookedAgain)
      await reloadMonths(client, results)
    } catch (error) {
      toaster.error({ ...catalogue.eventSave, description: textOf(error) })
    }
  }

  return (event: Event) => {
    if (mayChange(user, event.userid)) {
      toaster.undoable(texts.removed, () => void bookAgain(event))
    } else toaster.success(texts.removed)
  }
}
