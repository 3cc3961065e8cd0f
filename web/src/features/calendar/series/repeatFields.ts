import { limits } from '../../../../../shared/limits.ts'
import { isDay } from '../../../../../shared/rules/days.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { seriesTexts as texts } from '../../../texts/calendar/series.ts'

/** What the dialog holds of a repetition: every so many weeks or never, and what ends it. */
export type RepeatFields = { every: string; ends: string; times: string; until: string }

export const noRepetition: RepeatFields = { every: '', ends: 'times', times: '10', until: '' }

export const repeatLabels = {
  every: texts.repeat,
  ends: texts.ends,
  times: texts.times,
  until: texts.until,
}

export const everyChoices = [
  { value: '', label: texts.never },
  { value: '1', label: texts.weekly },
  { value: '2', label: texts.everyOther },
]

export const endChoices = [
  { value: 'times', label: texts.afterTimes },
  { value: 'until', label: texts.onDay },
]

/** What is wrong with a repetition, by field; empty when there is none. */
export function wrongInRepetition({ every, ends, times, until }: RepeatFields) {
  if (every === '') return {}
  if (ends === 'until') return isDay(until) ? {} : { until: calendarTexts.chooseDay }
  const count = Number(times)
  const isCount = Number.isInteger(count) && count >= 2 && count <= limits.seriesTimes
  return isCount ? {} : { times: texts.howMany(limits.seriesTimes) }
}

/** A repetition as the call takes it; undefined for a booking by itself. */
export const repetitionIn = ({ every, ends, times, until }: RepeatFields) =>
  every === ''
    ? undefined
    : { every: Number(every), ...(ends === 'until' ? { until } : { times: Number(times) }) }
