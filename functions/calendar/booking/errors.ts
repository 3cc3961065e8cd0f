import type { Event } from '../../../shared/contract/calendar/event.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { rooms } from '../../../shared/rules/calendar/rooms.ts'
import { lazy } from '../../../shared/lazy.ts'
import { dayOf, timeZone } from '../../../shared/rules/days.ts'
import { wrongByRules } from '../../../shared/rules/calendar/roomRules.ts'
import { wrongInTime } from '../../../shared/rules/calendar/workingTime.ts'
import { HttpError, invalid, notFound } from '../../runtime/errors.ts'
import type { Clash, Outcome } from '../../stores/calendar/change.ts'
import { roomRules } from './roomSettings.ts'

const words = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone, ...options }))
const day = words({ day: 'numeric', month: 'long' })
const dayAndYear = words({ day: 'numeric', month: 'long', year: 'numeric' })
const clock = words({ hour: '2-digit', minute: '2-digit' })

/** When a booking is, as people read it (docs/requirements.md, "Bookings"): 3 mars 09.15–10.00, with the year where it is another than this one. */
export function timeOf(
  { startdate, enddatetime }: Pick<Event, 'startdate' | 'enddatetime'>,
  now = new Date(),
): string {
  const [start, end] = [new Date(startdate), new Date(enddatetime)]
  const hours = [start, end].map((at) => clock().format(at).replace(':', '.')).join('–')
  const isThisYear = dayOf(start).slice(0, 4) === dayOf(now).slice(0, 4)
  return `${(isThisYear ? day : dayAndYear)().format(start)} ${hours}`
}

/** What is wrong with a booking's time, by field; empty when it can be booked. */
export function wrongIn({ startdate, enddatetime }: Event, now = new Date()) {
  const [start, end] = [new Date(startdate), new Date(enddatetime)]
  const wrong = { ...wrongByRules(roomRules, start, end, now), ...wrongInTime(start, end) }
  // A meeting that has begun may still be booked (docs/requirements.md, "Booking time rule").
  return end <= now && !wrong.start ? { ...wrong, start: passed } : wrong
}

const passed = 'Tiden har redan passerat.'

/** Throws 400 when a booking's time is none that can be booked. */
export function checkTime({ startdate, enddatetime }: Event): void {
  refuse(wrongInTime(new Date(startdate), new Date(enddatetime)))
}

const refuse = (wrong: Partial<Record<string, string>>): void => {
  const fields = Object.entries(wrong).map(([field, text]) => [`event.${field}`, text])
  if (fields.length > 0) throw invalid(Object.fromEntries(fields))
}

/**
 * Throws 400 when a booking would come to lie in the past, or where the stage lets nobody book: a meeting that has begun
 * may still be booked (docs/requirements.md, "Booking time rule").
 */
export function checkAhead({ startdate, enddatetime }: Event, now = new Date()): void {
  const [start, end] = [new Date(startdate), new Date(enddatetime)]
  refuse(end <= now ? { start: passed } : wrongByRules(roomRules, start, end, now))
}

/** 400: a series would go on beyond the years that a calendar shows. */
export const noSuchDay = () => invalid({ 'event.start': 'Välj en dag och en tid.' })

export const isTaken = (other: Event) =>
  `${rooms[other.Rum]} är redan bokat ${timeOf(other)} av ${other.title}.`

/** 409: some of several wanted bookings cannot be stored. `fields` says for each by its id why, so that it can be left out. */
function refusedOf(wanted: number, texts: [string, string][]) {
  const [[, first] = ['', '']] = texts
  const some = `${texts.length} av ${wanted} tider går inte att boka. Inget har sparats.`
  const fields = Object.fromEntries(texts)
  return new HttpError(409, 'clash', texts.length === 1 ? first : some, { fields })
}

/** Throws 409 where others of a series would be at times that none can be booked. */
export function checkOthers(others: Event[]): void {
  const texts = others.flatMap((one): [string, string][] => {
    const [wrong] = Object.values(wrongIn(one))
    return wrong === undefined ? [] : [[one.id, `${timeOf(one)}: ${wrong}`]]
  })
  if (texts.length > 0) throw refusedOf(others.length + 1, texts)
}

function clashesWith(clashes: Clash[], wanted: number) {
  const texts = clashes.map(({ booking, other }): [string, string] => [booking.id, isTaken(other)])
  const [[, first] = ['', '']] = texts
  return wanted === 1 ? new HttpError(409, 'clash', first) : refusedOf(wanted, texts)
}

const tooMany = (wanted: number) =>
  new HttpError(
    409,
    'too_many_bookings',
    wanted === 1
      ? `Det finns redan ${serverLimits.bookingsAhead} kommande bokningar. Avboka någon av dem först.`
      : `Det blir fler än ${serverLimits.bookingsAhead} kommande bokningar. Välj färre gånger.`,
  )

/** Throws what keeps so many bookings from being stored. */
export function checkOutcome(outcome: Outcome, wanted = 1): void {
  if (outcome === 'many') throw tooMany(wanted)
  if (outcome === 'gone') throw notFound('Användaren')
  if (typeof outcome === 'object') throw clashesWith(outcome.clashes, wanted)
}

/** 409: what is over stays as it was, and nothing else of a series is meant. */
export const seriesOver = () =>
  new HttpError(
    409,
    'over',
    'Hela serien har redan varit och ändras inte. Välj ”Bara den här” i stället.',
  )

export const movedMeanwhile = () =>
  new HttpError(409, 'changed', 'Bokningen har ändrats sedan dess och är kvar som den är nu.')
