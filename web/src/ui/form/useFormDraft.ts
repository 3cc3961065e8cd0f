import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { currentUser, useCurrentUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import type { Draft } from './formDraft.ts'
import { leaveDraft } from './leaveDraft.ts'

const kept = z.record(z.string(), z.object({ text: z.string(), over: z.string() }))

/** What must not lie in the browser's storage. */
const neverKept = new Set(['Password', 'password'])

function read<Name extends string>(userid: string, of: string, names: readonly Name[]) {
  const { data } = z.safeParse(kept, drafts.read(userid, of))
  const draft: Draft<Name> = {}
  for (const name of names) if (data?.[name]) draft[name] = data[name]
  return draft
}

const hasText = (draft: object) => Object.values(draft).some((mine) => mine !== undefined)

function write<Name extends string>(userid: string, of: string, draft: Draft<Name>) {
  const typed = Object.entries(draft).filter(([name, mine]) => mine && !neverKept.has(name))
  drafts.write(userid, of, typed.length > 0 ? Object.fromEntries(typed) : undefined)
}

/**
 * What somebody types into a form, as `useState`, and whether some of it was typed before the form was opened. It is kept
 * until it is sent or the form is left on purpose (`api/drafts.ts`). `of` names the form and what it is about; without it
 * nothing is kept.
 */
export function useFormDraft<Name extends string>(of: string | undefined, names: readonly Name[]) {
  const now = useCurrentUser()
  const userid = now.status === 'signedIn' ? now.user.id : undefined
  const key = of !== undefined && userid !== undefined ? { userid, of } : undefined
  const [draft, setDraft] = useState<Draft<Name>>(() =>
    key ? read(key.userid, key.of, names) : {},
  )
  const [restored, setRestored] = useState(Object.keys(draft).length > 0)

  useEffect(() => {
    if (of !== undefined && userid !== undefined) write(userid, of, draft)
  }, [userid, of, draft])
  // Another tab may have sent or left the same form, and forgotten this draft with its own.
  useEffect(() => {
    if (of === undefined || userid === undefined || !hasText(draft)) return undefined
    const keep = () => currentUser.is(userid) && write(userid, of, draft)
    globalThis.addEventListener('pagehide', keep)
    return () => globalThis.removeEventListener('pagehide', keep)
  }, [userid, of, draft])
  // A reload does not run this.
  useEffect(() => {
    if (of === undefined || userid === undefined) return undefined
    return () => leaveDraft(userid, of)
  }, [userid, of])

  function startOver() {
    setDraft({})
    setRestored(false)
  }

  return { draft, setDraft, restored, startOver }
}
