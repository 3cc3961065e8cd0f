import { useState } from 'react'
import { type Filled, valuesIn } from '../../../../shared/rules/questions/fields.ts'
import { currentUser, useUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import { useTextDraft } from '../../ui/form/useTextDraft.ts'

// What is typed into a question, apart from every form.
const cards = 'card.'

const keptAt = (userid: string, of: string): string | undefined => {
  const kept = drafts.read(userid, of)
  return typeof kept === 'string' ? kept : undefined
}

const textAt = (userid: string, of: string): string => keptAt(userid, of) ?? ''

/** What somebody has typed into a question and not sent yet; else what they asked last, to be changed and asked again. */
export function useCardDraft(questionId: string, asked: string | undefined) {
  const { id } = useUser()
  const of = cards + questionId
  const [typed, setDraft] = useState(() => keptAt(id, of))
  const draft = typed ?? asked ?? ''

  function write(text: string) {
    setDraft(text)
    // Emptied again it is no draft, unless what was asked last would come back in its place.
    drafts.write(id, of, text === '' && !asked ? undefined : text)
  }

  return { draft, write }
}

/** What somebody has typed to ask on with about a question, and not sent yet, as `useState`. */
export const useAskOnDraft = (questionId: string) => useTextDraft(`${cards}${questionId}.on`)

const wordsOf = (questionId: string) => `${cards}${questionId}.hide`

/** The words that somebody has marked to be hidden in a question. They go with what is typed into it. */
export function hiddenWordsOf(userid: string, questionId: string): string[] {
  const kept = drafts.read(userid, wordsOf(questionId))
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : []
}

export const keepHiddenWords = (userid: string, questionId: string, words: string[]): void =>
  drafts.write(userid, wordsOf(questionId), words.length > 0 ? words : undefined)

/** Where what is filled into a question's form is kept. */
export const valuesOf = (questionId: string): string => `${cards}${questionId}.fields`

/** Whether somebody has begun to write into a question. */
export const hasDraft = (userid: string, questionId: string): boolean =>
  currentUser.is(userid) &&
  (textAt(userid, cards + questionId) !== '' ||
    drafts.read(userid, valuesOf(questionId)) !== undefined)

/** Without what a form does not mind: gaps, unseen signs, and how a number is written. */
const bare = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('−', '-')
    .replaceAll(',', '.')

const textsIn = (values: object): Record<string, string> => {
  const texts = Object.entries(values).map(([key, value]) => [key, bare([value].flat().join('\n'))])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

const areSame = (a: object, b: object): boolean => {
  const [one, other] = [textsIn(a), textsIn(b)]
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/**
 * Forgets what was typed into a question: it has been answered, and stays where it was typed until its page is left. What was
 * typed meanwhile stays.
 */
export function forgetDraft(
  userid: string,
  questionId: string,
  { asked, filled = [] }: { asked: string; filled?: Filled[] | undefined },
): void {
  if (textAt(userid, cards + questionId) === asked) {
    drafts.write(userid, cards + questionId, undefined)
  }
  const values = drafts.read(userid, valuesOf(questionId))
  if (typeof values !== 'object' || values === null) return
  if (areSame(values, valuesIn(filled))) drafts.write(userid, valuesOf(questionId), undefined)
}

/** Empties every question's draft. Gives what takes that back. */
export const forgetDrafts = (userid: string): (() => void) => drafts.forget(userid, cards)
