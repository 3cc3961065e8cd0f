import { rateLimits } from '../../shared/rateLimits.ts'
import type { NewNotification, StoredNotification } from '../stores/notifications/notifications.ts'
import type { DomainEvent } from '../stores/outbox.ts'
import { personalNotification } from './texts.ts'

export type Report = Extract<DomainEvent, { type: 'accessibility.reported' }>

const hourMs = 3_600_000

/** Whether a report is told together with those before it: of the same person, within the hour, and as far as it holds. */
export const goesOn = (
  { about, sdate, reports = [] }: StoredNotification,
  { by, at }: Report,
): boolean =>
  about.kind === 'report' &&
  about.id === by.id &&
  Date.parse(at) - Date.parse(sdate) < hourMs &&
  reports.length > 0 &&
  reports.length < rateLimits.reportsPerHour

const counted = ['', '', 'två', 'tre', 'fyra', 'fem']

// What each report says after the words that all begin with; those stored up to 0.1.0 have others.
const saidIn = (message: string): string =>
  message.replace(/^Rapporterade ett (?:hinder|tillgänglighetsproblem):? ?/, '')

/** What an administrator is told of a report, together with what the same person has reported just before. */
export function reportNotification(event: Report, earlier?: StoredNotification): NewNotification {
  const told = personalNotification(event)
  const [before, said] = [earlier?.reports ?? [], saidIn(event.message)]
  // One that is sent again, since no reply came, is the same.
  const reports = before.includes(said) ? before : [...before, said]
  if (reports.length === 1) return { ...told, reports }
  const many = `Rapporterade ${counted[reports.length] ?? reports.length} hinder`
  return { ...told, reports, message: `${many}: ${reports.join(' · ')}` }
}
