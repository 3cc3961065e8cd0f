import { useState } from 'react'
import { useUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'

/** What somebody has typed into the place that `of` names and not sent yet (`api/drafts.ts`), as `useState`. */
export function useTextDraft(of: string) {
  const { id } = useUser()
  const [text, setText] = useState(() => {
    const kept = drafts.read(id, of)
    return typeof kept === 'string' ? kept : ''
  })

  function write(next: string) {
    setText(next)
    drafts.write(id, of, next === '' ? undefined : next)
  }

  return [text, write] as const
}
