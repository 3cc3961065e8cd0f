import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../../../shared/contract/chatbot.ts'
import { chatbotApi } from '../../api/chatbot.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { chatTexts } from '../../texts/chat.ts'
import { type Answer, isRunning, receiptIn, textIn } from '../../api/answering/answer.ts'
import { useAnswer } from '../../ui/answer/useAnswer.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { keepTurns, messagesOf, readTurns, type Turn, withTurn } from './history.ts'

/** The chat with what has come of an answer and stays in it. */
function withAnswer(turns: Turn[], answer: Answer): Turn[] {
  if (answer.phase !== 'done' && answer.phase !== 'stopped') return turns
  if (answer.text === '') return turns
  const stopped = answer.phase === 'stopped'
  const cut = answer.phase === 'done' && answer.isCut
  const sources = answer.phase === 'done' && answer.sources.length > 0 && answer.sources
  const receipt = receiptIn(answer)
  const how = {
    ...(receipt && { receipt }),
    ...(stopped && { stopped }),
    ...(cut && { cut }),
    ...(sources && { sources }),
  }
  return withTurn(turns, { role: 'assistant', content: answer.text, ...how })
}

/** The chat with the assistant: what was said, and the answer that is on its way. */
export function useChat() {
  const { id } = useUser()
  const [turns, setTurns] = useState(() => readTurns(id))
  const [cleared, setCleared] = useState(false)
  const { answer, ask, stop, forget } = useAnswer(
    (newMessage: ChatMessage[], { AnswerId, signal }) =>
      chatbotApi.send({ newMessage, AnswerId }, { signal }),
    (ended) => setTurns((said) => withAnswer(said, ended)),
  )
  const running = isRunning(answer)
  const awaitsAnswer = turns.at(-1)?.role === 'user'

  useEffect(() => keepTurns(id, turns), [id, turns])

  /** What was said, with what had come of an answer that is on its way or broke off. */
  const soFar = () =>
    awaitsAnswer ? withAnswer(turns, { phase: 'stopped', text: textIn(answer) }) : turns

  function send(content: string) {
    const said = withTurn(soFar(), { role: 'user', content })
    setTurns(said)
    setCleared(false)
    ask(messagesOf(said))
  }

  function clear() {
    const before = soFar()
    forget()
    setTurns([])
    // Elsewhere the toast says it, which waits below a sheet.
    setCleared(document.querySelector('dialog:modal') !== null)
    toaster.undoable(chatTexts.cleared, () => {
      setTurns((since) => since.reduce(withTurn, before))
      setCleared(false)
      toaster.success(chatTexts.restored)
    })
  }

  return {
    turns,
    answer,
    running,
    cleared,
    /** The last message has no answer, and none is on its way. */
    unanswered: !running && awaitsAnswer,
    send,
    /** The last answer stopped at its greatest length: asks for the rest, as one would oneself. */
    goOn: turns.at(-1)?.cut === true && !running ? () => send(chatTexts.goOnMessage) : undefined,
    retry: () => ask(messagesOf(turns)),
    stop,
    clear,
  }
}

export type Chat = ReturnType<typeof useChat>
