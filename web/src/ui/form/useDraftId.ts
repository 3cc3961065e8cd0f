import { useEffect, useState } from 'react'
import { useUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import { leaveDraft } from './leaveDraft.ts'

/** What the id needs to know of its form: whether it was begun before a reload, and how often it was begun anew. */
type Begun = { restored: boolean; round: number }

/**
 * Gives the id of what a form is to become to whatever sends it: one thing, however often it is sent. From then on it lies
 * beside the form's draft (`of`), and so outlives a reload; it is forgotten with the draft.
 */
export function useDraftId(of: string, { restored, round }: Begun, choose: () => string) {
  const { id: userid } = useUser()
  const place = `${of}.id`
  const [chosen, setChosen] = useState(() => {
    const kept = restored ? drafts.read(userid, place) : undefined
    return { id: typeof kept === 'string' ? kept : choose(), round }
  })
  // Whoever begins anew makes another thing.
  if (chosen.round !== round) setChosen({ id: choose(), round })

  const { id } = chosen
  useEffect(() => {
    // That of a draft which is gone.
    if (drafts.read(userid, place) !== id) drafts.write(userid, place, undefined)
    return () => leaveDraft(userid, place)
  }, [userid, place, id])

  return () => {
    drafts.write(userid, place, id)
    return id
  }
}
