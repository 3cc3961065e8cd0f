import { limits } from '../../../shared/limits.ts'
import { pollsWithin } from '../../../shared/rules/polling.ts'

const hourMs = 60 * 60 * 1000

/** What one person does in a month, on paper. Each figure is ours, to be replaced by what a stage's own measures say. */
export const person = {
  workingDays: 21,
  /** Each working day: */
  visits: 2,
  answers: 3,
  /** Calls that a visit makes at once: who one is, notifications, cards, the newest news. */
  callsOfVisit: 4,
  /** Other pages, forms and pictures. */
  otherCalls: 10,
  /** Hours in which the tab is used; in which it is only seen; in the others it is not seen. */
  usedHours: 1,
  seenHours: 2,
  /** Calls of the pool: tokens that are renewed, and a sign-in now and then. */
  poolCalls: 4,
  /** Mails in a month. */
  mails: 0.2,
} as const

/** What each of these takes. */
export const each = {
  /** Milliseconds of a Lambda that asks the table, and of one that waits for a provider. */
  callMs: 15,
  answerMs: 10_000,
  /** Bytes of an answer of the API, compressed, and of the bundle's files that a visit still has to fetch. */
  callBytes: 2_000,
  visitBytes: 60_000,
  /** Bytes of a line of the API's log and of the lines of a Lambda's. */
  logBytes: 900,
  /** Read units of a call: the caller, and what is read. */
  readUnits: 1.5,
  /** Read units of a poll without anything new: the caller (docs/measured.md, "By npm run bench"). */
  pollReadUnits: 0.5,
  /**
   * Written units of an answer with its records, what rolling them up takes at most, and its part of what a day of its
   * person takes that leaves the dashboard's three long periods.
   */
  answerWriteUnits: 7 + 16 + 6 / person.answers,
  /** Bytes that an answer's records and entries keep, for a year. */
  answerBytes: 730,
  /** Part of the calls that X-Ray follows. */
  traced: 0.05,
} as const

/** How many calls there are in a month, of which kinds. */
export type Load = ReturnType<typeof loadOf>

const pollsOfDay = {
  // Seen or not, used or not: every 30 seconds in the hours in which the tab is not hidden.
  always: ((person.usedHours + person.seenHours) * hourMs) / limits.pollMs,
  asUsed: (person.usedHours * hourMs) / limits.pollMs + pollsWithin(person.seenHours * hourMs),
  never: 0,
}

/** The load of so many people. `polls`: as the portal asks, as it would without regard to use, or not at all. */
export function loadOf(people: number, polls: keyof typeof pollsOfDay = 'asUsed') {
  const days = people * person.workingDays
  return {
    people,
    answers: days * person.answers,
    visits: days * person.visits,
    calls: days * (person.visits * person.callsOfVisit + person.otherCalls),
    polls: days * pollsOfDay[polls],
    poolCalls: days * person.poolCalls,
    mails: people * person.mails,
  }
}
