import type { Turn } from '../../shared/contract/assistant/ownAnswer.ts'
import { limits } from '../../shared/limits.ts'
import { newAnswerId } from '../../shared/rules/assistant/answerIds.ts'
import { type Filled, textsOf } from '../../shared/rules/questions/fields.ts'
import type { Guard } from '../../shared/rules/personalData.ts'
import { wholeReceipt } from '../../shared/rules/assistant/receipts.ts'
import { sourcesTogether } from '../../shared/rules/assistant/sources.ts'
import type { Caller } from '../platform/caller.ts'
import type { Kept } from '../platform/models/answer.ts'
import { untilWritten } from '../platform/models/record.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { questions, type StoredQuestion } from '../stores/questions/questions.ts'
import { type Conversation, isAnswered } from './conversation.ts'

type Asked = {
  caller: Caller
  question: StoredQuestion
  /** The person's own text, and what hides personal data in it. */
  asked: string
  filled: Filled[]
  guard: Guard
  /** The client's name for the answer, where it can be kept under that. */
  named: string | undefined
  /** The conversation that it goes on with. */
  conversation: Conversation | undefined
  /** The text to go on from, where only the last answer becomes longer. */
  Continues: string | undefined
}

const hiddenIn = (filled: Filled[], guard: Guard): Filled[] =>
  filled.map(({ value, ...field }) => ({
    ...field,
    value: Array.isArray(value) ? value.map((one) => guard.hide(one)) : guard.hide(value),
  }))

/** Whether a value is nobody's own: the question says it itself, or an answer did before, and its asker has not. */
function isNobodysIn({ question, asked, filled, conversation }: Asked): (value: string) => boolean {
  const own = [asked, ...textsOf(filled)]
  const others = [
    questions.textOf(question),
    ...(conversation?.said ?? []).map(({ answer }) => answer),
  ]
  const standsIn = (texts: string[], value: string) => texts.some((text) => text.includes(value))
  return (value) => standsIn(others, value) && !standsIn(own, value)
}

/**
 * What an answer is kept as for its asker. The client's name for it is taken where it can be: so it finds the answer again
 * after a connection broke, and whoever asks twice under one name is answered once.
 */
export function keeping(call: Asked) {
  const { caller, question, asked, filled, guard, named, conversation, Continues } = call
  const before = Continues === undefined ? undefined : conversation?.said.at(-1)
  const turnId = before?.id ?? named ?? newAnswerId()
  const id = conversation?.id ?? turnId
  const { QuestionLabel: Question, id: QuestionId, DaytoUpdate: version, AImodule } = question
  // What it begins with, where it goes on with one that is kept nowhere.
  const begun = before?.answer ?? (conversation ? '' : guard.hide(Continues ?? ''))
  const isNobodys = isNobodysIn(call)
  let isKept = false
  let isRefused = false
  let isDropped = false

  const shown = ({ answer, ending, sources, hidden, receipt }: Turn, from = 0) => ({
    answer: guard.restore(answer).slice(from),
    SvarId: id,
    // Of several parts there may be more than one answer names.
    sources: sources?.slice(0, limits.sources),
    hidden,
    receipt,
    ...(ending === 'cut' && { cut: true as const }),
  })

  /** What a turn has for whoever asks: all of it, or what came after the text that they go on from, if anything did. */
  function forCaller(turn: Turn) {
    if (Continues === undefined) return shown(turn)
    const whole = guard.restore(turn.answer)
    const isLonger = whole.length > Continues.length && whole.startsWith(Continues)
    return isLonger ? { ...shown(turn, Continues.length), again: true as const } : undefined
  }

  async function kept() {
    const said = (await ownAnswers.said(caller.id, id)).get(id) ?? []
    const found = said.find((one) => one.id === turnId && isAnswered(one))
    return found && forCaller(found)
  }

  async function given() {
    if (before) return forCaller(before)
    return named === undefined ? undefined : kept()
  }

  return {
    /** The answer that was given under this name before, or what it was gone on with from the same place, if any. */
    given,

    /** The answer that another call was quicker to keep, under the same name or from the same place, if any. Never throws. */
    async quicker() {
      return isRefused ? kept().catch(() => undefined) : undefined
    },

    /**
     * Keeps the answer, however it ended; nothing where nothing came at somebody's own wish. What could not become longer
     * stays as it was, to be gone on with from the same place. Never throws.
     */
    async keep({ answer, ...ended }: Kept): Promise<void> {
      if (ended.ending === 'stopped' && answer === '') return
      if (before && /^(?:stopped|failed)$/.test(ended.ending)) return
      const sources = sourcesTogether(before?.sources ?? [], ended.sources ?? [])
      const said: Turn = {
        ...before,
        id: turnId,
        asked: before?.asked ?? guard.hide(asked),
        ...(!before && filled.length > 0 && { filled: hiddenIn(filled, guard) }),
        ...ended,
        // No browser could put back what its person has not written.
        answer: `${begun}${guard.restoreFound(answer, isNobodys)}`,
        why: ended.why,
        receipt: wholeReceipt(before?.receipt, ended.receipt),
        ...(sources.length > 0 && { sources }),
        AImodule,
        sdate: before?.sdate ?? new Date().toISOString(),
      }
      const turn = {
        userid: caller.id,
        id,
        question: { QuestionId, Question, version },
        said,
        until: conversation?.until,
        replaces: before !== undefined,
      }
      await untilWritten(async () => {
        isKept = !isDropped && (await ownAnswers.keep(turn))
        isRefused = !isDropped && !isKept
      })
    },

    /** Takes the conversation back: its person was deleted while it was written. Never throws. */
    async drop(): Promise<void> {
      isDropped = true
      isKept = false
      await untilWritten(() => ownAnswers.takeBack(caller.id, id))
    },

    /** Where it is kept, once it is. */
    place: () => (isKept ? { SvarId: id } : {}),
  }
}
