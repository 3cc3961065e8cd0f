import { setTimeout as after } from 'node:timers/promises'
import { ulid } from 'ulid'
import type { Receipt } from '../../../shared/contract/assistant/receipt.ts'
import { log } from '../../runtime/log.ts'
import { begunAnswers, type BegunAnswer } from '../../stores/answers/begunAnswers.ts'
import { type AnswerRecord, usage } from '../../stores/answers/usage.ts'
import { usageId } from '../../stores/answers/usageIds.ts'
import { type Asker, auditEntryOf } from '../caller.ts'

/** How long whoever has an answer waits for its record: a table that refuses does so for a moment. */
const patienceMs = 4_000
const firstPauseMs = 250
/** Each pause is twice as long as the one before. Together they end before the sweep of what is left over begins. */
const longestPauseMs = 128_000

/** Half of what the roll-up waits before it takes the records of a time (`functions/statistics/settled.ts`). */
const writtenWithinMs = 60_000

type Subject = Omit<BegunAnswer, 'id' | 'userid'>

/** How an answer ended: its record's outcome, what the log says, and its receipt. */
type Ending = { outcome: string; message: string; receipt: Receipt }

/** Writes again until it is written, or until the sweep is to do it. Never throws. */
async function tryOften<T>(write: () => Promise<T>): Promise<T | undefined> {
  for (let pauseMs = firstPauseMs; pauseMs <= longestPauseMs; pauseMs *= 2) {
    try {
      return await write()
    } catch (error) {
      log.error('an answer could not be written down yet', error)
    }
    await after(pauseMs, undefined, { ref: false })
  }
  return undefined
}

/**
 * Writes what belongs to an answer that has been given: whoever has it waits some seconds for it at the most, and where the
 * table refuses for longer it follows later. Gives what the write gives; undefined where it is not written yet. Never throws.
 */
export const untilWritten = <T>(write: () => Promise<T>): Promise<T | undefined> =>
  Promise.race([tryOften(write), after(patienceMs, undefined, { ref: false })])

/**
 * Notes that an answer begins, before its provider is asked, and gives what records its end. Throws what the table throws:
 * then nobody is asked. The end never throws, since the answer has been given: it waits some seconds for its record, which
 * follows later where the table refuses for longer, at last by the sweep (`functions/statistics/lostAnswers.ts`). It gives
 * whether the caller is there still; undefined where that is not known.
 */
export async function beginRecord(caller: Asker, subject: Subject) {
  const started = new Date()
  const { message: _, ...about } = subject
  const begun = { id: ulid(started.getTime()), userid: caller.id }
  await begunAnswers.put({ ...begun, ...subject }, started)

  return async ({ outcome, message, receipt }: Ending): Promise<boolean | undefined> => {
    const write = async () => {
      const entry = auditEntryOf(caller, message)
      const { userid, userName, at } = entry
      // The roll-up goes by the time of the record, not of the question.
      const when = { id: await usageId(at), sdate: at.toISOString() }
      const record: AnswerRecord = { ...about, ...receipt, ...when, userid, userName, outcome }
      return usage.record(
        record,
        entry,
        [begunAnswers.removal(begun)],
        at.getTime() + writtenWithinMs,
      )
    }
    return (await untilWritten(write))?.isThere
  }
}
