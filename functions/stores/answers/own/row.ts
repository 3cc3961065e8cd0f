import * as z from 'zod/mini'
import { ownAnswer, type OwnAnswer } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { environment, variables } from '../../../runtime/env.ts'
import { log } from '../../../runtime/log.ts'
import { hasExpired, ownTime } from '../../log/retention.ts'

const { OWN_ANSWER_DAYS, PINNED_ANSWER_DAYS } = environment(variables.stage)

/** Whether the stage keeps any answers. */
export const answersAreKept = OWN_ANSWER_DAYS > 0

const daySeconds = 24 * 60 * 60
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** When a conversation that began at `sdate` goes: epoch seconds. */
export const expiryOf = (sdate: string): number =>
  secondsOf(new Date(sdate)) + OWN_ANSWER_DAYS * daySeconds

/**
 * When it goes once it is pinned at `now`, or let go. What is let go after its time stays until tomorrow: a slip of the hand
 * deletes nothing.
 */
export const expiryPinned = (sdate: string, isPinned: boolean, now = new Date()): number =>
  isPinned
    ? secondsOf(now) + PINNED_ANSWER_DAYS * daySeconds
    : Math.max(expiryOf(sdate), secondsOf(now) + daySeconds)

/** A conversation as stored: a list's row. What was said lies beside it, turn by turn. */
const stored = z.extend(z.omit(ownAnswer, { id: true, Pinned: true, until: true }), {
  sk: z.string(),
  Pinned: z._default(z.boolean(), false),
  /** The `DaytoUpdate` of the question that was asked, and whom it asked: what a vote is about. */
  version: z._default(z.string(), ''),
  AImodule: z.string(),
  GPTV: z.string(),
  expires: z.number(),
})

/** A conversation as its person sees it, with what the server alone reads. */
export type StoredAnswer = OwnAnswer & Pick<z.infer<typeof stored>, 'version' | 'AImodule' | 'GPTV'>

/** A row as read; none for what has expired at `now` or is no row, which is told to the operators. */
export function readRow(item: unknown, now: Date): StoredAnswer[] {
  const { data, error } = z.safeParse(stored, item)
  if (!data) log.error('a kept answer cannot be read', error)
  if (!data || hasExpired(data.expires, now)) return []
  const { sk, expires, ...row } = data
  return [
    {
      ...row,
      id: sk.slice('SVAR#'.length),
      until: new Date(ownTime(expires) * 1000).toISOString(),
    },
  ]
}
