import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { growingText } from './growingText.ts'

/** Where a card's answer is (specification section 4, "Question card"). */
export type Answer =
  | { phase: 'idle' | 'waiting' }
  | { phase: 'writing' | 'done' | 'stopped'; text: string }
  | { phase: 'failed'; text: string; reason: string }

const reasonOf = (error: unknown) =>
  (error instanceof ApiError && error.fields.FBody) || textOf(error)

/** Reads a stream to its end; every piece goes to `take`, the whole answer comes back. */
async function readAll<T>(pieces: AsyncGenerator<string, T>, take: (piece: string) => void) {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
    take(value)
  }
}

/** Asks one prepared question, and follows its answer. Leaving the card stops it. */
export function useAnswer(QuestionId: string, onSuccess: () => void) {
  const [answer, setAnswer] = useState<Answer>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function ask(FBody: string) {
    const hangUp = new AbortController()
    running.current = hangUp
    setAnswer({ phase: 'waiting' })
    const growing = growingText((text) => setAnswer({ phase: 'writing', text }))
    try {
      const pieces = api.assistant.send({ QuestionId, FBody }, { signal: hangUp.signal })
      const { results } = await readAll(pieces, (piece) => growing.add(piece))
      growing.end()
      setAnswer({ phase: 'done', text: results.answer })
      onSuccess()
    } catch (error) {
      const text = growing.end()
      if (hangUp.signal.aborted) setAnswer({ phase: 'stopped', text })
      else setAnswer({ phase: 'failed', text, reason: reasonOf(error) })
    }
  }

  return {
    answer,
    ask: (text: string) => void ask(text),
    stop: () => running.current?.abort(),
  }
}

export const isRunning = ({ phase }: Answer) => phase === 'waiting' || phase === 'writing'
