import { z } from 'zod'
import type { RetentionDays } from '../shared/contract/stage/retention.ts'
import { serverLimits } from '../shared/serverLimits.ts'
import { questionLimits } from '../shared/questionLimits.ts'
import { settings, whole } from './settingKinds.ts'

const days = z.optional(whole(1, 3_650))

/** Days of the kinds that are not kept for as long as the others. */
export const retentionDaysOf = settings({
  /** What somebody has done: in their own log and in everybody's. */
  log: days,
  /** The record of each answer: who asked which question, and what it cost. The sums stay. */
  usage: days,
  /** What was said of an answer, without a name. The sums stay. */
  votes: days,
  /** Who has looked at whose profile or log. */
  looks: days,
  /** Days of rooms with their bookings, counted from the day itself. */
  bookings: days,
  notifications: days,
  /** Runs of trials. */
  trials: days,
} satisfies Record<keyof RetentionDays, typeof days>)

type Kept = { retentionDays: number; retentionDaysOf?: z.infer<typeof retentionDaysOf> | undefined }

/** For how long a stage keeps each kind. */
export const daysOf = (stage: Kept): RetentionDays => {
  const { retentionDays: all, retentionDaysOf: of = {} } = stage
  return {
    log: of.log ?? all,
    usage: of.usage ?? all,
    votes: of.votes ?? all,
    looks: of.looks ?? all,
    bookings: of.bookings ?? all,
    notifications: of.notifications ?? serverLimits.notificationDays,
    trials: of.trials ?? questionLimits.runDays,
  }
}

/** The roll-up may stand still over a weekend and some days more before a record may go that it has not counted. */
const leastUsageDays = 7

/** What is wrong with days that are each fine by themselves. */
export function retentionContradictions(stage: Kept): string[] {
  const { log, usage } = daysOf(stage)
  return [
    ...(usage < leastUsageDays
      ? [
          `usage records must be kept for ${leastUsageDays} days or more: they are counted and linked first`,
        ]
      : []),
    // `functions/stores/people/traces.ts` finds a record by its log entry.
    ...(usage > log
      ? [
          'usage records must not outlast the log: whoever is deleted is taken out of them by its entries',
        ]
      : []),
  ]
}
