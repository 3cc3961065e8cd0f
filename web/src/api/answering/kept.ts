import type { WholeAnswer } from '../../../../shared/contract/answers.ts'
import type { Turn } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { limits } from '../../../../shared/limits.ts'
import { api } from '../client.ts'
import { ApiError, NetworkError } from '../request/errors.ts'
import type { Answer } from './answer.ts'

/** A turn that is kept, as an answer. */
export function answerOf({ ending, answer: text, sources = [], why = '', receipt }: Turn): Answer {
  switch (ending) {
    case 'answered':
    case 'cut':
      return { phase: 'done', text, isCut: ending === 'cut', sources, receipt }
    case 'stopped':
      return { phase: 'stopped', text, receipt }
    case 'failed':
      return { phase: 'failed', text, reason: why, error: undefined, receipt }
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const mayCome = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 404 || error.status >= 500))

type Sought = {
  /** The conversation, and the turn of it that is waited for. */
  id: string
  turnId: string
  /** Until when it may come, in milliseconds of the epoch. */
  until: number
  signal: AbortSignal
}

/**
 * The conversation in which an answer has been kept: looks for it every few seconds until it is there. Gives the conversation
 * without the turn when that does not come in time, and undefined when it is waited for no longer. Throws what the server said
 * at last, or refuses for good.
 */
export async function fetchKept({
  id,
  turnId,
  until,
  signal,
}: Sought): Promise<WholeAnswer | undefined> {
  while (!signal.aborted) {
    try {
      const { results } = await api.answers.get({ id }, { signal })
      if (results.said.some((turn) => turn.id === turnId) || Date.now() > until) return results
    } catch (error) {
      if (signal.aborted) return undefined
      if (!mayCome(error) || Date.now() > until) throw error
    }
    await wait(limits.fetchAgainMs)
  }
  return undefined
}
