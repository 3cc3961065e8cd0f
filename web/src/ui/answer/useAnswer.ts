import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../api/answering/answer.ts'
import { type Begun, followAnswer, type Pieces } from '../../api/answering/follow.ts'
import { giveSignsOfLife, stopOnServer } from '../../api/answering/signOfLife.ts'
import { beforeSignOut } from '../../api/session/currentUser.ts'

/** A call: what it is known by, so that it can be stopped, and the answer that it goes on with, if any. */
type Call = { AnswerId: string; signal: AbortSignal; Continues: string | undefined }

type Ask<Asked> = (asked: Asked, call: Call) => Pieces

/** What was asked last, and what had come of it before. */
type Last<Asked> = Begun & { asked: Asked }

/**
 * Asks the assistant with `ask` for an answer that nobody keeps, and follows it; `onEnd` hears how it ended. Leaving the
 * page stops it, and then nobody hears of it. Whoever stops it, or vanishes, stops the provider.
 */
export function useAnswer<Asked>(ask: Ask<Asked>, onEnd: (answer: Answer) => void) {
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

  async function answerTo({ asked, ...goesOn }: Last<Asked>, signal: AbortSignal) {
    const AnswerId = crypto.randomUUID()
    signal.addEventListener('abort', () => stopOnServer(AnswerId))
    const Continues = goesOn.begun === '' ? undefined : goesOn.begun
    const pieces = ask(asked, { AnswerId, signal, Continues })
    const end = giveSignsOfLife(AnswerId, signal)
    const { answer: came } = await followAnswer({ pieces, ...goesOn, signal, show: setAnswer })
    end()
    return came
  }

  async function start(asking: Last<Asked>) {
    // Two answers would write into one box.
    stop()
    const own = new AbortController()
    const isSame = JSON.stringify(last.current?.asked) === JSON.stringify(asking.asked)
    const isHalf = answer.phase === 'failed' || answer.phase === 'stopped'
    const before = isSame && isHalf ? answer.text : ''
    running.current = own
    last.current = asking
    setAnswer(asking.begun === '' ? { phase: 'waiting' } : { phase: 'writing', text: asking.begun })
    const came = await answerTo(asking, own.signal)
    // A second try that brings nothing takes nothing away, also where it is stopped.
    const isEmpty = (came.phase === 'failed' || came.phase === 'stopped') && came.text === ''
    const ended = isEmpty ? { ...came, text: before } : came
    if (running.current !== own) return
    running.current = undefined
    setAnswer(ended)
    onEnd(ended)
  }

  return {
    answer,
    ask: (asked: Asked) => void start({ asked, begun: '', named: [] }),
    /** Goes on with the answer from where it stopped. */
    goOn: () => {
      if (!last.current || answer.phase !== 'done') return
      const { text: begun, sources: named, receipt } = answer
      void start({ ...last.current, begun, named, before: receipt })
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
