import { useQueryClient } from '@tanstack/react-query'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { mayChange } from '../../../../../shared/rules/permissions.ts'
import { wrongByRules } from '../../../../../shared/rules/calendar/roomRules.ts'
import { wrongInTime } from '../../../../../shared/rules/calendar/workingTime.ts'
import { calendarApi } from '../../../api/calendar.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { catalogue } from '../../../texts/errors.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { reloadAll, reloadMonths } from '../calendar.queries.ts'
import { whyNot } from './whyNot.ts'

/** Whether a time could be booked now, were it free. */
function canBeBooked({ startdate, enddatetime }: Event): boolean {
  const [start, end] = [new Date(startdate), new Date(enddatetime)]
  const wrong = { ...wrongByRules(config().rooms, start, end), ...wrongInTime(start, end) }
  return end > new Date() && Object.keys(wrong).length === 0
}

/** Tells that a booking is gone. Whoever may book for its owner can take that back, as long as the time is free and can be booked. */
export function useRemoved() {
  const client = useQueryClient()
  const user = useUser()

  async function bookAgain({ startdate, enddatetime, body, userid, Rum }: Event) {
    try {
      const { results } = await calendarApi.add({
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
      toaster.error({ ...catalogue.eventSave, description: whyNot(error) })
      await reloadAll(client)
    }
  }

  return (event: Event) => {
    if (mayChange(user, event.userid) && canBeBooked(event)) {
      toaster.undoable(texts.removed, () => void bookAgain(event))
    } else toaster.success(texts.removed)
  }
}
