import { isNewAnswerId, newAnswerId } from '../../../../shared/rules/assistant/answerIds.ts'
import { limits } from '../../../../shared/limits.ts'
import { valuesIn } from '../../../../shared/rules/questions/fields.ts'
import { api } from '../client.ts'
import { config } from '../config.ts'
import { beforeSignOut, currentUser } from '../session/currentUser.ts'
import { ApiError, NetworkError, textOf } from '../request/errors.ts'
import { BrokenStream } from '../request/events.ts'
import { assistantTexts as texts } from '../../texts/assistant.ts'
import { type Answer, textIn } from './answer.ts'
import { type Conversation, type ShownTurn, type Text, withAnswer } from './conversation.ts'
import { conversations } from './conversations.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import { type Begun, followAnswer } from './follow.ts'
import { notes } from './notes.ts'
import { hiddenIn, putValuesBack } from './values.ts'
import { giveSignsOfLife, stopOnServer } from './signOfLife.ts'

/** Whether the stage keeps answers: then one goes on without its reader. */
const areKept = () => config().ownAnswerDays > 0

/** What is on its way, by turn. */
const running = new Map<string, AbortController>()

/** Why an answer is followed no longer that goes on. */
const left = 'left'

/** Lets the server stop an answer as well, unless its person has only left. */
const stopsWith = ({ signal }: AbortController, name: string) =>
  signal.addEventListener('abort', () => signal.reason === left || stopOnServer(name))

type Asked = { userid: string; key: string; turn: ShownTurn; goesOn?: Begun | undefined }

/** Hears how an answer ended, and whether it went on with one that was cut. */
type Ended = (conversation: Conversation, answer: Answer, wentOn: boolean) => void

/** What answers go on with that are on their way, or failed to. */
const begun = new Map<string, Begun>()

const set = (key: string, turnId: string, answer: Answer) =>
  conversations.change(key, (now) => withAnswer(now, turnId, answer))

/** Conversations that could not be read after a reload, by turn: asking again would be paid twice. */
const unread = new Set<string>()

// A page that is left loses its connections while it can still write: to it that is no end of an answer that goes on.
const leavingMs = 2_000

/** Notes how an answer ended; where it could only not be followed, once it is clear that the page stays. */
async function noteEnd({ userid, turn }: Asked, { question, SvarId }: Conversation, how: Answer) {
  if (how.phase === 'failed' && how.error instanceof NetworkError) {
    await new Promise((resolve) => setTimeout(resolve, leavingMs))
    if (running.has(turn.id)) return
  }
  notes.end(userid, question.id, turn.id, SvarId)
}

/** What was asked is found again after a reload, until its person puts it away. */
function writeNote(
  userid: string,
  { key, question, SvarId }: Conversation,
  { id, answer: _answer, ...text }: ShownTurn,
) {
  const about = { key, SvarId, ...text, label: question.label }
  notes.write(userid, question.id, { ...about, turnId: id, at: Date.now(), hasEnded: false })
}

async function follow({ key, turn, goesOn }: Asked, AnswerId: string, signal: AbortSignal) {
  const conversation = conversations.get(key)
  const pieces = api.assistant.send(
    {
      QuestionId: conversation?.question.id ?? '',
      FBody: turn.asked,
      Fields: turn.filled && JSON.stringify(valuesIn(turn.filled)),
      Hide: turn.Hide,
      Confirmed: turn.Confirmed,
      AnswerId,
      SvarId: conversation?.SvarId,
      Continues: goesOn?.begun,
    },
    { signal },
  )
  const show = (answer: Answer) => set(key, turn.id, answer)
  return followAnswer({ pieces, ...goesOn, signal, show })
}

/** Asks, and follows the answer to its end, also where the connection breaks and the server goes on. */
async function run(asked: Asked, onEnd: Ended): Promise<void> {
  const { userid, key, turn, goesOn } = asked
  const own = new AbortController()
  const started = Date.now()
  const had = textIn(turn.answer)
  // Going on is a call of its own: the one before may have been stopped by its name.
  const name = goesOn ? newAnswerId() : turn.id
  running.set(turn.id, own)
  if (goesOn) begun.set(turn.id, goesOn)
  else begun.delete(turn.id)
  const begins: Answer = goesOn ? { phase: 'writing', text: goesOn.begun } : { phase: 'waiting' }
  conversations.change(key, (now) => ({ ...withAnswer(now, turn.id, begins), isSeen: false }))
  const conversation = conversations.get(key)
  if (conversation && areKept()) writeNote(userid, conversation, turn)
  stopsWith(own, name)
  const end = areKept() ? undefined : giveSignsOfLife(name, own.signal)
  const { answer: came, SvarId } = await follow(asked, name, own.signal)
  end?.()
  if (SvarId !== undefined) conversations.change(key, (now) => ({ ...now, SvarId }))
  const isBroken = came.phase === 'failed' && came.error instanceof BrokenStream
  let answer: Answer = came
  if (isBroken && areKept() && !goesOn) {
    set(key, turn.id, { phase: 'fetching', text: textIn(came) })
    const until = started + limits.fetchAgainForMs
    answer = (await fetchAnswer(key, turn.id, own.signal, until).catch(() => undefined)) ?? came
    if (own.signal.aborted) answer = { phase: 'stopped', text: textIn(came) }
  }
  // A second try that brings nothing takes nothing away.
  if (answer.phase === 'failed' && answer.text === '') answer = { ...answer, text: had }
  if (answer.phase === 'done') begun.delete(turn.id)
  running.delete(turn.id)
  set(key, turn.id, answer)
  await putValuesBack(key)
  const now = conversations.get(key)
  if (!now) return
  void noteEnd(asked, now, answer)
  onEnd(now, answer, goesOn !== undefined)
}

/**
 * The server takes a name for as long as this: a minute less, for its way there. Where nothing is kept no answer is found by
 * its name, and the stop of one whose signs of life have ended would stop the next one.
 */
const canKeepName = ({ id, answer }: ShownTurn): boolean =>
  areKept() && answer.phase !== 'stopped' && isNewAnswerId(id, Date.now() + 60_000)

/** Whoever tries again after they were asked whether to send personal data has agreed. */
const agreed = (answer: Answer): Pick<Text, 'Confirmed'> =>
  answer.phase === 'failed' &&
  answer.error instanceof ApiError &&
  answer.error.code === 'personal_data'
    ? { Confirmed: 'true' }
    : {}

export const asking = {
  /** Asks a prepared question: a new conversation begins. */
  ask(userid: string, question: Conversation['question'], text: Text, onEnd: Ended) {
    const id = newAnswerId()
    const turn: ShownTurn = { ...text, id, answer: { phase: 'waiting' } }
    conversations.show({ key: id, question, turns: [turn], isSeen: false })
    void run({ userid, key: id, turn }, onEnd)
  },

  /** Goes on with a kept conversation. */
  askOn(userid: string, { key, turns }: Conversation, asked: string, onEnd: Ended) {
    // What was agreed to holds for the whole conversation, as does what is hidden.
    const text = { asked, Hide: hiddenIn(turns), Confirmed: turns.at(-1)?.Confirmed }
    const turn: ShownTurn = { ...text, id: newAnswerId(), answer: { phase: 'waiting' } }
    conversations.change(key, (now) => ({ ...now, turns: [...now.turns, turn] }))
    void run({ userid, key, turn }, onEnd)
  },

  /** Asks the last turn once more. Under the same name where it failed a moment ago: what was answered all the same is not paid twice. */
  retry(userid: string, { key, question, turns }: Conversation, onEnd: Ended) {
    const last = turns.at(-1)
    if (!last) return
    if (unread.has(last.id)) return void asking.restore(userid, question.id, onEnd)
    const goesOn = begun.get(last.id)
    if (goesOn) return void run({ userid, key, turn: last, goesOn }, onEnd)
    const isFirst = turns.length === 1
    const id = canKeepName(last) ? last.id : newAnswerId()
    const turn: ShownTurn = { ...last, id, ...agreed(last.answer) }
    if (isFirst && id !== last.id) {
      // Of the old one nothing else goes along: neither its pin nor its time.
      conversations.show({ key: id, question, turns: [turn], isSeen: false })
      return void run({ userid, key: id, turn }, onEnd)
    }
    conversations.change(key, (now) => ({
      ...now,
      // One that failed is kept as failed: it is asked as if it were the first.
      SvarId: isFirst ? undefined : now.SvarId,
      turns: [...now.turns.slice(0, -1), turn],
    }))
    void run({ userid, key, turn }, onEnd)
  },

  /** Goes on with an answer that stopped at its greatest length. */
  goOn(userid: string, { key, turns }: Conversation, onEnd: Ended) {
    const turn = turns.at(-1)
    if (turn?.answer.phase !== 'done') return
    const { text, sources: named, receipt: before } = turn.answer
    void run({ userid, key, turn, goesOn: { begun: text, named, before } }, onEnd)
  },

  /** Stops what is on its way, and its provider. */
  stop: ({ turns }: Conversation) => running.get(turns.at(-1)?.id ?? '')?.abort(),

  /** Brings back what was asked before a reload: it may be done, still be on its way, or be deleted since. */
  async restore(userid: string, questionId: string, onEnd: Ended): Promise<void> {
    const note = notes.read(userid, questionId)
    if (!note) return
    const { key, SvarId, turnId: id, label, at, hasEnded, ...text } = note
    const turn: ShownTurn = { ...text, id, answer: { phase: 'fetching', text: '' } }
    const question = { id: questionId, label }
    conversations.show({ key, question, SvarId, turns: [turn], isSeen: hasEnded })
    const own = new AbortController()
    running.set(id, own)
    unread.delete(id)
    stopsWith(own, id)
    const failed = (reason: string, error?: unknown): Answer => {
      return { phase: 'failed', text: '', reason, error }
    }
    try {
      const until = hasEnded ? 0 : at + limits.fetchAgainForMs
      const found = await fetchAnswer(key, id, own.signal, until)
      const ended: Answer = own.signal.aborted ? { phase: 'stopped', text: '' } : failed(texts.lost)
      set(key, id, found ?? ended)
      await putValuesBack(key)
      const now = conversations.get(key)
      if (!found || hasEnded || !now) return
      notes.end(userid, questionId, id, now.SvarId)
      onEnd(now, found, false)
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) {
        unread.add(id)
        return set(key, id, failed(textOf(error), error))
      }
      if (!hasEnded) return set(key, id, failed(texts.lost))
      notes.forget(userid, questionId)
      conversations.putAway(questionId)
    } finally {
      running.delete(id)
    }
  },
}

// An answer that nobody keeps ends with the page that shows it.
beforeSignOut(() => {
  if (!areKept()) for (const own of running.values()) own.abort()
})

// Nobody reads on what somebody else has asked.
currentUser.subscribe(() => {
  if (!currentUser.isIn()) for (const own of running.values()) own.abort(left)
})
