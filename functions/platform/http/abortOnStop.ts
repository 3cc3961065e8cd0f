import { setTimeout as after } from 'node:timers/promises'
import { stops } from '../../stores/answers/stops.ts'
import { log } from '../../runtime/log.ts'
import { ModelFailure } from '../models/failure.ts'

/**
 * Milliseconds before the first look for a stop, before the second, and before each one after: each costs half a read
 * unit, so an answer of up to 14 seconds at most one (docs/requirements.md, "Request units").
 */
const pausesMs = [2_000, 4_000]
const laterPauseMs = 8_000

/** An answer goes on when the look fails: the next one may not. */
const isAsked = (userid: string, answerId: string): Promise<boolean> =>
  stops.isAsked(userid, answerId).catch((error: unknown) => {
    log.error('a stop could not be looked for', error)
    return false
  })

/** An answer that is on its way: its person, the id that the client chose if it did, and how long it may take. */
type Running = { userid: string; answerId: string | undefined; longestMs: number | undefined }

/**
 * Aborts `answer`, with the ModelFailure that it is then, once its person has asked for the stop or it has taken too
 * long. A stop has to be looked up, since AWS tells a Lambda nothing of a client that hangs up (Developer Guide,
 * "Response streaming for Lambda functions"). To be disposed of when the answer is over.
 */
export function abortOnStop(
  answer: AbortController,
  { userid, answerId, longestMs }: Running,
): Disposable {
  const over = new AbortController()
  const pause = (ms: number) => after(ms, undefined, { signal: over.signal })

  async function look(id: string) {
    for (let looked = 0; ; looked++) {
      await pause(pausesMs[looked] ?? laterPauseMs)
      if (await isAsked(userid, id)) return answer.abort(new ModelFailure('cancelled'))
    }
  }
  async function giveUp(ms: number) {
    await pause(ms)
    answer.abort(new ModelFailure('timeout'))
  }

  const isOver = () => undefined
  if (answerId !== undefined) look(answerId).catch(isOver)
  if (longestMs !== undefined) giveUp(longestMs).catch(isOver)
  return { [Symbol.dispose]: () => over.abort() }
}
