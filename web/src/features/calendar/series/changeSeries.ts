import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import type { Scope } from '../../../../../shared/rules/calendar/scopes.ts'
import { calendarApi } from '../../../api/calendar.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { seriesTexts } from '../../../texts/calendar/series.ts'
import type { LeftOut } from './LeaveOutDialog.tsx'

type Changes = {
  id: string
  start?: string
  end?: string
  desc?: string
  Rum?: Room
  seen: { start: string; end: string; Rum: Room; desc?: string }
}

/** Changes bookings of a series. Those that others are in the way of are asked about, and stay as they are. */
export async function changeSeries(
  changes: Changes,
  which: Scope,
  ask: (leftOut: LeftOut) => Promise<void>,
): Promise<Event> {
  const without = new Map<string, string>()
  for (;;) {
    try {
      const ids = [...without.keys()]
      const { results } = await calendarApi.edit({ event: { ...changes, which, without: ids } })
      return results
    } catch (error) {
      const inTheWay = error instanceof ApiError && error.code === 'clash' ? error.fields : {}
      if (Object.keys(inTheWay).length === 0) throw error
      for (const [id, text] of Object.entries(inTheWay)) without.set(id, text)
      await ask({
        wrong: [...without.values()],
        left: 1,
        confirm: seriesTexts.changeOthers,
      })
    }
  }
}
