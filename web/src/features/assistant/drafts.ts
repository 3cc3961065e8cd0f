import { useState } from 'react'
import { useUser } from '../../api/currentUser.ts'
import { drafts } from '../../api/drafts.ts'

// The lobby's cards, apart from every form.
const cards = 'card.'

/** What somebody has typed into a card and not sent yet. */
export function useDraft(questionId: string) {
  const { id } = useUser()
  const of = cards + questionId
  const [draft, setDraft] = useState(() => {
    const kept = drafts.read(id, of)
    return typeof kept === 'string' ? kept : ''
  })

  const forget = () => drafts.write(id, of, undefined)

  function write(text: string) {
    setDraft(text)
    drafts.write(id, of, text === '' ? undefined : text)
  }

  return { draft, write, forget }
}

/** Empties every card's draft. Gives what takes that back. */
export const forgetDrafts = (userid: string): (() => void) => drafts.forget(userid, cards)
