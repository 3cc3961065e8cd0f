import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { dayOf, isDay } from '../../../../shared/rules/days.ts'
import { daysOf, type View, views } from './days/shownPeriod.ts'

const names = { view: 'vy', day: 'datum' }

/** Which days the calendar shows and how, kept in the page's address. A phone shows a day at a time, not a week. */
export function useShown(now: Date, isPhone: boolean) {
  const [params, setParams] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const asked = params.get(names.day) ?? ''
  const day = isDay(asked) ? asked : dayOf(now)
  const chosen = views.find((view) => view === params.get(names.view)) ?? 'vecka'
  const view: View = isPhone && chosen === 'vecka' ? 'dag' : chosen
  const days = useMemo(() => daysOf(view, day), [view, day])

  function show(next: { view?: View; day?: string }) {
    if (next.day !== undefined && !isDay(next.day)) return
    const changed = new URLSearchParams(params)
    changed.set(names.view, next.view ?? chosen)
    changed.set(names.day, next.day ?? day)
    // The room is in the navigation's state; it stays.
    setParams(changed, { replace: true, state, preventScrollReset: true })
  }

  return { view, day, days, show }
}
