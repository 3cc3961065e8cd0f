import type { Source } from '../../../../shared/contract/assistant/answer.ts'
import type { Receipt } from '../../../../shared/contract/assistant/receipt.ts'
import { wholeReceipt } from '../../../../shared/rules/assistant/receipts.ts'
import { sourcesTogether } from '../../../../shared/rules/assistant/sources.ts'
import { ApiError, textOf } from '../request/errors.ts'
import type { Answer } from './answer.ts'
import { growingText } from './growingText.ts'

/** What a stream of an answer ends with. */
type Whole = {
  results: {
    answer: string
    cut?: true | undefined
    sources?: Source[] | undefined
    again?: true | undefined
    receipt?: Receipt | undefined
    SvarId?: string | undefined
  }
}

export type Pieces = AsyncGenerator<string, Whole>

/** What an answer goes on with: what has come before, the sources that it named, and its receipt. */
export type Begun = { begun: string; named: Source[]; before?: Receipt | undefined }

type Followed = Partial<Begun> & {
  pieces: Pieces
  signal: AbortSignal
  show: (answer: Answer) => void
}

function reasonOf(error: unknown): string {
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return field ?? textOf(error)
}

/**
 * Follows an answer as it is written, and gives how it ended: `SvarId` where it is kept. Never throws.
 */
export async function followAnswer({
  pieces,
  begun = '',
  named = [],
  before,
  signal,
  show,
}: Followed) {
  const growing = growingText((text) => show({ phase: 'writing', text }), begun)
  try {
    for (;;) {
      const { done, value } = await pieces.next()
      if (!done) {
        growing.add(value)
        continue
      }
      growing.end()
      const { answer: text, cut, sources = [], again, receipt: own, SvarId } = value.results
      const all = sourcesTogether(named, sources)
      const isCut = cut === true
      const receipt = own && wholeReceipt(again ? undefined : before, own)
      const answer: Answer = { phase: 'done', text: begun + text, isCut, sources: all, receipt }
      return { answer, SvarId }
    }
  } catch (error) {
    const text = growing.end()
    const answer: Answer = signal.aborted
      ? { phase: 'stopped', text, sources: named }
      : { phase: 'failed', text, reason: reasonOf(error), error, sources: named }
    return { answer, SvarId: undefined }
  }
}
