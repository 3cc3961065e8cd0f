import { useSyncExternalStore } from 'react'
import { currentUser } from '../session/currentUser.ts'
import { type Conversation, isAnswering, lastAnswer } from './conversation.ts'

/*
 * The conversations that somebody has before them, by question: they go on whichever page is shown, several at once. What is
 * older than this window lies with the server (docs/requirements.md, "Own answers").
 */

type Change = (now: Conversation) => Conversation

const known = new Map<string, Conversation>()
/** Of each question the keys of its conversations, the latest last. */
let shown: ReadonlyMap<string, readonly string[]> = new Map()
/** How many places show a question's conversation right now. */
const viewed = new Map<string, number>()
const listeners = new Set<() => void>()
let unseen: readonly Conversation[] = []

/** How often conversations were put away or brought back, and with them, in the lobby, what was typed. */
let emptied = 0

/** How often they were brought back: an open question has to read again what was typed into it. */
let broughtBack = 0

const none: readonly string[] = []

/** Of one question at most so many stay at hand. */
const mostOfOne = 3

const current = () =>
  [...shown.values()].flatMap((keys) => keys.flatMap((key) => known.get(key) ?? []))

/** What goes on with a kept answer goes with it: of that the server keeps nothing any more. */
const isFirstComing = (one: Conversation) => isAnswering(one) && one.SvarId === undefined

function tell() {
  unseen = current().filter((one) => !one.isSeen && !isAnswering(one))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

currentUser.subscribe(() => {
  if (!currentUser.isIn() && known.size > 0) conversations.forget()
})

export const conversations = {
  get: (key: string): Conversation | undefined => known.get(key),

  /** The conversations about a question that are at hand, the latest last. */
  of: (questionId: string): Conversation[] =>
    (shown.get(questionId) ?? []).flatMap((key) => known.get(key) ?? []),

  /** The latest conversation about a question, if there is one at hand. */
  latest: (questionId: string): Conversation | undefined =>
    known.get(shown.get(questionId)?.at(-1) ?? ''),

  /** Puts a conversation before its person: the latest about its question. */
  show(conversation: Conversation) {
    const { key, question } = conversation
    const others = (shown.get(question.id) ?? []).filter((other) => other !== key)
    known.set(key, conversation)
    shown = new Map(shown).set(question.id, [...others, key].slice(-mostOfOne))
    tell()
  },

  /** Changes a conversation; nothing for one that nobody knows any more. */
  change(key: string, change: Change) {
    const now = known.get(key)
    if (!now) return
    const next = change(now)
    const isSeen = next.isSeen || (viewed.has(next.question.id) && !isAnswering(next))
    known.set(key, isSeen === next.isSeen ? next : { ...next, isSeen })
    tell()
  },

  /** Notes that a question's conversations are seen from now on. Gives what ends it. */
  view(questionId: string) {
    viewed.set(questionId, (viewed.get(questionId) ?? 0) + 1)
    for (const key of shown.get(questionId) ?? []) {
      const now = known.get(key)
      if (now && !now.isSeen) known.set(key, { ...now, isSeen: !isAnswering(now) })
    }
    tell()
    return () => {
      const left = (viewed.get(questionId) ?? 1) - 1
      if (left > 0) viewed.set(questionId, left)
      else viewed.delete(questionId)
    }
  },

  /** Forgets all of them: whoever had them before them has left. */
  forget() {
    known.clear()
    shown = new Map()
    tell()
  },

  /** Those that are being answered for the first time: nothing of them is kept yet. */
  onTheirWay: (): Conversation[] => current().filter(isFirstComing),

  isViewed: (questionId: string): boolean => viewed.has(questionId),

  /** Lets go of an answer that is kept no more, also where it was put away. With the latest its question begins anew. */
  drop(questionId: string, answerId: string) {
    // Asked here, and opened from where it is kept, it may be known twice.
    const gone = [...known.values()].filter(({ key, SvarId = key }) => SvarId === answerId)
    const latest = conversations.latest(questionId)
    if (latest && gone.includes(latest)) conversations.putAway(questionId)
    for (const { key } of gone) known.delete(key)
    const left = (shown.get(questionId) ?? none).filter((key) => known.has(key))
    shown = new Map(shown).set(questionId, left)
    tell()
  },

  /** Lets go of all that is kept, also where it was put away; a first answer that is on its way stays at its question. */
  dropAll() {
    for (const one of known.values()) if (!isFirstComing(one)) known.delete(one.key)
    shown = new Map([...shown].map(([of, keys]) => [of, keys.filter((key) => known.has(key))]))
    emptied += 1
    tell()
  },

  /** Takes a question's conversations, or all, from before their person. Gives what brings them back. */
  putAway(questionId?: string) {
    const before = shown
    shown = new Map([...shown].filter(([of]) => questionId !== undefined && of !== questionId))
    emptied += 1
    tell()
    return () => {
      const since = shown
      // What has been shown since stays the latest.
      const keysOf = (of: string) => {
        const now = since.get(of) ?? none
        const isLeft = (key: string) => known.has(key) && !now.includes(key)
        return [...(before.get(of) ?? none).filter(isLeft), ...now]
      }
      const all = [...before.keys(), ...since.keys()]
      shown = new Map(all.map((of) => [of, keysOf(of).slice(-mostOfOne)]))
      emptied += 1
      broughtBack += 1
      tell()
    }
  },
}

/** The conversations about a question that are at hand, the latest last. */
export function useConversations(questionId: string): Conversation[] {
  useSyncExternalStore(subscribe, () => known.get(shown.get(questionId)?.at(-1) ?? ''))
  useSyncExternalStore(subscribe, () => shown.get(questionId) ?? none)
  return conversations.of(questionId)
}

/** Changes when what was emptied is brought back. */
export const useBroughtBack = (): number => useSyncExternalStore(subscribe, () => broughtBack)

/** Answers that came, or did not, while their person was elsewhere. */
export const useUnseenAnswers = (): readonly Conversation[] =>
  useSyncExternalStore(subscribe, () => unseen)

/** Where the latest conversation about a question is: one word for a card. */
export function useProgress(questionId: string): 'none' | 'running' | 'unseen' | 'seen' {
  // Then what is typed may be gone, or there again.
  useSyncExternalStore(subscribe, () => emptied)
  return useSyncExternalStore(subscribe, () => {
    const latest = conversations.latest(questionId)
    if (!latest || lastAnswer(latest).phase === 'idle') return 'none'
    if (isAnswering(latest)) return 'running'
    return latest.isSeen ? 'seen' : 'unseen'
  })
}
