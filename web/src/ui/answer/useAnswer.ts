import { useEffect, useRef, useState } from 'react'
import type { Source } from '../../../../shared/contract/answer.ts'
import type { Cost } from '../../../../shared/contract/assistant.ts'
import { limits } from '../../../../shared/limits.ts'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { beforeSignOut } from '../../api/currentUser.ts'
import { growingText } from './growingText.ts'

/** Where an answer is (docs/requirements.md, "Question card"). */
export type Answer =
  | { phase: 'idle' | 'waiting' }
  | { phase: 'writing' | 'stopped'; text: string }
  | { phase: 'done'; text: string; isCut: boolean; sources: Source[]; cost?: Cost | undefined }
  | { phase: 'failed'; text: string; reason: string; error: unknown }

type Whole = {
  results: {
    answer: string
    cut?: true | undefined
    sources?: Source[] | undefined
    cost?: Cost | undefined
  }
}

/** A call: what it is known by, so that it can be stopped, and the answer that it goes on with, if any. */
type Call = { AnswerId: string; signal: AbortSignal; Continues: string | undefined }

type Ask<Asked> = (asked: Asked, call: Call) => AsyncGenerator<string, Whole>

/** What was asked last, and what had come of it before. */
type Last<Asked> = { asked: Asked; begun: string; named: Source[] }

/** The sources of an answer and of what it goes on with, the same only once. */
const together = (before: Source[], more: Source[]): Source[] => [
  ...new Map([...before, ...more].map((one) => [`${one.nr} ${one.url}`, one])).values(),
]

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

/** Whether the answer ended at its greatest length, and can be gone on with. */
export const canGoOn = (answer: Answer): boolean =>
  answer.phase === 'done' && answer.isCut && answer.text.length <= limits.answerCharacters

/**
 * Asks the assistant with `ask`, and follows its answer; `onEnd` hears how it ended, and whether it went on with one that
 * was cut. Leaving the page stops it, and then nobody hears of it. Whoever stops it stops the provider.
 */
export function useAnswer<Asked>(
  ask: Ask<Asked>,
  onEnd: (answer: Answer, wentOn: boolean) => void,
) {
  const [answer, setAnswer] = useState<Answer>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)
  const last = useRef<Last<Asked>>(undefined)

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

  async function answerTo(
    { asked, begun, named }: Last<Asked>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const AnswerId = crypto.randomUUID()
    signal.addEventListener('abort', () => stopOnServer(AnswerId))
    const growing = growingText((text) => setAnswer({ phase: 'writing', text }), begun)
    const Continues = begun === '' ? undefined : begun
    try {
      const pieces = ask(asked, { AnswerId, signal, Continues })
      const { results } = await readAll(pieces, (piece) => growing.add(piece))
      growing.end()
      const { answer: text, cut, sources = [], cost } = results
      const all = together(named, sources)
      return { phase: 'done', text: begun + text, isCut: cut === true, sources: all, cost }
    } catch (error) {
      const text = growing.end()
      if (signal.aborted) return { phase: 'stopped', text }
      return { phase: 'failed', text, reason: reasonOf(error), error }
    }
  }

  async function start(asking: Last<Asked>) {
    const own = new AbortController()
    const isSame = last.current?.asked === asking.asked
    const before = isSame && answer.phase === 'failed' ? answer.text : ''
    running.current = own
    last.current = asking
    setAnswer(asking.begun === '' ? { phase: 'waiting' } : { phase: 'writing', text: asking.begun })
    const came = await answerTo(asking, own.signal)
    // A second try that brings nothing takes nothing away.
    const isEmpty = came.phase === 'failed' && came.text === ''
    const ended = isEmpty ? { ...came, text: before } : came
    if (running.current !== own) return
    running.current = undefined
    setAnswer(ended)
    onEnd(ended, asking.begun !== '')
  }

  return {
    answer,
    ask: (asked: Asked) => void start({ asked, begun: '', named: [] }),
    /** Goes on with the answer from where it stopped. */
    goOn: () => {
      if (!last.current || answer.phase !== 'done') return
      void start({ ...last.current, begun: answer.text, named: answer.sources })
    },
    /** Goes on once more with what could not be gone on with; false when there is no such thing. */
    goOnAgain: () => {
      if (!last.current?.begun) return false
      void start(last.current)
      return true
    },
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
