import { useState } from 'react'
import { useUser } from '../../api/currentUser.ts'

/**
 * What somebody has typed into a card and not sent yet. It survives a reload, and a session that ended, but is
 * nobody else's; signing out empties the session storage.
 */
export function useDraft(questionId: string) {
  const { id } = useUser()
  const key = `draft.${id}.${questionId}`
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')

  const forget = () => sessionStorage.removeItem(key)

  function write(text: string) {
    setDraft(text)
    if (text === '') forget()
    else sessionStorage.setItem(key, text)
  }

  return { draft, write, forget }
}

/** Empties every card's draft. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('draft.')) sessionStorage.removeItem(key)
  }
}
