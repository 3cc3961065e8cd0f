import type { Source } from '../../../../shared/contract/assistant/answer.ts'
import type { Receipt } from '../../../../shared/contract/assistant/receipt.ts'
import { limits } from '../../../../shared/limits.ts'

/**
 * Where an answer is (docs/requirements.md, "Question card"). `fetching`: the connection is gone, the server goes on, and the
 * answer is fetched once it is kept.
 */
export type Answer =
  | { phase: 'idle' | 'waiting' }
  | { phase: 'writing' | 'fetching'; text: string }
  | { phase: 'stopped'; text: string; sources?: Source[]; receipt?: Receipt | undefined }
  | {
      phase: 'done'
      text: string
      isCut: boolean
      sources: Source[]
      receipt?: Receipt | undefined
    }
  | {
      phase: 'failed'
      text: string
      reason: string
      error: unknown
      sources?: Source[]
      receipt?: Receipt | undefined
    }

export const isRunning = ({ phase }: Answer): boolean =>
  phase === 'waiting' || phase === 'writing' || phase === 'fetching'

/** What there is of an answer's text. */
export const textIn = (answer: Answer): string => ('text' in answer ? answer.text : '')

/** The pages that what there is of an answer names, also where it could not be gone on with. */
export const sourcesIn = (answer: Answer): Source[] =>
  ('sources' in answer ? answer.sources : undefined) ?? []

/** What is known of an answer that has ended with something there. */
export const receiptIn = (answer: Answer): Receipt | undefined =>
  'receipt' in answer && answer.text !== '' ? answer.receipt : undefined

/** Whether the answer ended at its greatest length, and can be gone on with. */
export const canGoOn = (answer: Answer): boolean =>
  answer.phase === 'done' && answer.isCut && answer.text.length <= limits.answerCharacters
