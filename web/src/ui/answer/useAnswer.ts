import { useEffect, useRef, useState } from 'react'
import type { Cost } from '../../../../shared/contract/assistant.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { growingText } from './growingText.ts'

/** Where an answer is (specification section 4, "Question card"). */
export type Answer =
  | { phase: 'idle' | 'waiting' }
  | { phase: 'writing' | 'stopped'; text: string }
  | { phase: 'done'; text: string; cost?: Cost | undefined }
  | { phase: 'failed'; text: string; reason: string; error: unknown }

type Whole = { results: { answer: string; cost?: Cost | undefined } }
type Ask<Asked> = (asked: Asked, signal: AbortSignal) => AsyncGenerator<string, Whole>

function reasonOf(error: unknown): string {
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return field ?? textOf(error)
}

/** Reads a stream to its end; every piece goes to `take`, the whole answer comes back. */
async function readAll<T>(pieces: AsyncGenerator<string, T>, take: (piece: string) => void) {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
    take(value)
  }
}

/**
 * Asks the assistant with `ask`, and follows its answer; `onEnd` hears how it ended. Leaving the page stops it, and
 * then nobody hears of it.
 */
export function useAnswer<Asked>(ask: Ask<Asked>, onEnd: (answer: Answer) => void) {
  const [answer, setAnswer] = useState<Answer>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [],
  )

  async function answerTo(asked: Asked, { signal }: AbortController): Promise<Answer> {
    const growing = growingText((text) => setAnswer({ phase: 'writing', text }))
    try {
      const { results } = await readAll(ask(asked, signal), (piece) => growing.add(piece))
      growing.end()
      return { phase: 'done', text: results.answer, cost: results.cost }
    } catch (error) {
      const text = growing.end()
      if (signal.aborted) return { phase: 'stopped', text }
      return { phase: 'failed', text, reason: reasonOf(error), error }
    }
  }

  async function start(asked: Asked) {
    const own = new AbortController()
    running.current = own
    setAnswer({ phase: 'waiting' })
    const ended = await answerTo(asked, own)
    if (running.current !== own) return
    setAnswer(ended)
    onEnd(ended)
  }

  return {
    answer,
    ask: (asked: Asked) => void start(asked),
    stop: () => running.current?.abort(),
    /** As if nothing had been asked. */
    forget: () => {
      running.current?.abort()
      running.current = undefined
      setAnswer({ phase: 'idle' })
    },
  }
}

export const isRunning = ({ phase }: Answer) => phase === 'waiting' || phase === 'writing'
