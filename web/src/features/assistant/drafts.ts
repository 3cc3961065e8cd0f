import { useState } from 'react'
import { currentUser, useUser } from '../../api/currentUser.ts'
import { drafts } from '../../api/drafts.ts'

// What is typed into a question, apart from every form.
const cards = 'card.'

const textAt = (userid: string, of: string): string => {
  const kept = drafts.read(userid, of)
  return typeof kept === 'string' ? kept : ''
}

/** What somebody has typed into a question and not sent yet; else what they asked last, to be changed and asked again. */
export function useDraft(questionId: string, asked: string | undefined) {
  const { id } = useUser()
  const of = cards + questionId
  const [typed, setDraft] = useState(() => textAt(id, of) || undefined)
  const draft = typed ?? asked ?? ''

  function write(text: string) {
    setDraft(text)
    drafts.write(id, of, text === '' ? undefined : text)
  }

  return { draft, write }
}

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

/** Forgets what was typed into a question: it has been answered, and stays where it was typed until its page is left. */
export function forgetDraft(userid: string, questionId: string): void {
  drafts.write(userid, cards + questionId, undefined)
  drafts.write(userid, valuesOf(questionId), undefined)
}

/** Empties every question's draft. Gives what takes that back. */
export const forgetDrafts = (userid: string): (() => void) => drafts.forget(userid, cards)
