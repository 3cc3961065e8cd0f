import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayOf } from '../../../../shared/rules/days.ts'
import { type Room, roomNumbers } from '../../../../shared/rules/calendar/rooms.ts'
import { daysOf, isShowable, turned, type View, views } from './days/shownPeriod.ts'

const names = { rooms: 'rum', view: 'vy', day: 'datum' }

/** The rooms that an address names (`rum=2`, `rum=1,3`), in their order; all of them when it names none. */
function roomsIn(text: string): readonly Room[] {
  const named = text.split(',')
  const found = roomNumbers.filter((number) => named.includes(String(number)))
  return found.length > 0 ? found : roomNumbers
}

/** What is to be shown: with `turn` the period behind or before the one that the address has. */
type Shown = { rooms?: readonly Room[]; view?: View; day?: string; turn?: 1 | -1 }

/** Which rooms and days the calendar shows and how, kept in the page's address. A phone shows a day at a time, not a week. */
export function useAddressedPeriod(now: Date, isPhone: boolean) {
  const [params, setParams] = useSearchParams()
  const named = params.get(names.rooms) ?? ''
  const rooms = useMemo(() => roomsIn(named), [named])
  const asked = params.get(names.day) ?? ''
  const chosen = views.find((view) => view === params.get(names.view)) ?? 'vecka'
  const view: View = isPhone && chosen === 'vecka' ? 'dag' : chosen
  const day = isShowable(view, asked) ? asked : dayOf(now)
  const days = useMemo(() => daysOf(view, day), [view, day])

  /** Changes the address, and takes out of it what `without` names. */
  function show({ turn, ...next }: Shown, without?: string) {
    // Of the address as it is: a second press may come before the first one has been drawn.
    const changed = new URLSearchParams(window.location.search)
    const at = changed.get(names.day) ?? ''
    const to = turn ? turned(view, isShowable(view, at) ? at : day, turn) : next.day
    if (to !== undefined && !isShowable(next.view ?? view, to)) return
    changed.set(names.view, next.view ?? changed.get(names.view) ?? chosen)
    changed.set(names.day, to ?? changed.get(names.day) ?? day)
    changed.set(names.rooms, (next.rooms ?? roomsIn(changed.get(names.rooms) ?? '')).join())
    if (without !== undefined) changed.delete(without)
    // The same place once more would be a page that somebody has come to: its title would take the focus.
    if (changed.toString() === new URLSearchParams(window.location.search).toString()) return
    setParams(changed, { replace: true, preventScrollReset: true })
  }

  return { rooms, view, day, days, show }
}
