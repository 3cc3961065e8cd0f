import { useEffect, useRef, useState } from 'react'
import type { Cost } from '../../../../shared/contract/assistant.ts'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { beforeSignOut } from '../../api/currentUser.ts'
import { growingText } from './growingText.ts'

/** Where an answer is (docs/requirements.md, "Question card"). */
export type Answer =
  | { phase: 'idle' | 'waiting' }
  | { phase: 'writing' | 'stopped'; text: string }
  | { phase: 'done'; text: string; isCut: boolean; cost?: Cost | undefined }
  | { phase: 'failed'; text: string; reason: string; error: unknown }

type Whole = { results: { answer: string; cut?: true | undefined; cost?: Cost | undefined } }
type Ask<Asked> = (
  asked: Asked,
  AnswerId: string,
  signal: AbortSignal,
) => AsyncGenerator<string, Whole>

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

/** The server has to be told, since Lambda hears nothing of a client that hangs up. An answer that goes on hurts nobody. */
const stopOnServer = (AnswerId: string) =>
  void api.assistant.stop({ AnswerId }, { keepalive: true }).catch(() => undefined)

/**
 * Asks the assistant with `ask`, and follows its answer; `onEnd` hears how it ended. Leaving the page stops it, and
 * then nobody hears of it. Whoever stops it stops the provider.
 */
export function useAnswer<Asked>(ask: Ask<Asked>, onEnd: (answer: Answer) => void) {
  const [answer, setAnswer] = useState<Answer>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

  const stop = () => running.current?.abort()

  useEffect(() => {
    const end = () => running.current?.abort()
    const goOn = beforeSignOut(end)
    return () => {
      goOn()
      end()
      running.current = undefined
    }
  }, [])

  async function answerTo(asked: Asked, { signal }: AbortController): Promise<Answer> {
    const AnswerId = crypto.randomUUID()
    signal.addEventListener('abort', () => stopOnServer(AnswerId))
    const growing = growingText((text) => setAnswer({ phase: 'writing', text }))
    try {
      const { results } = await readAll(ask(asked, AnswerId, signal), (piece) => growing.add(piece))
      growing.end()
      const { answer: text, cut, cost } = results
      return { phase: 'done', text, isCut: cut === true, cost }
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
    running.current = undefined
    setAnswer(ended)
    onEnd(ended)
  }

  return {
    answer,
    ask: (asked: Asked) => void start(asked),
    stop,
    /** As if nothing had been asked. */
    forget: () => {
      stop()
      running.current = undefined
      setAnswer({ phase: 'idle' })
    },
  }
}

export const isRunning = ({ phase }: Answer) => phase === 'waiting' || phase === 'writing'
