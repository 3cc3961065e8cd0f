import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '../../api/currentUser.ts'
import type { Draft } from './formDraft.ts'

const kept = z.record(z.string(), z.object({ text: z.string(), over: z.string() }))

/** What must not lie in the browser's storage. */
const neverKept = new Set(['Password', 'password'])

function read<Name extends string>(key: string, names: readonly Name[]): Draft<Name> {
  const { data } = z.safeParse(kept, JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  const draft: Draft<Name> = {}
  for (const name of names) if (data?.[name]) draft[name] = data[name]
  return draft
}

function write<Name extends string>(key: string, names: readonly Name[], draft: Draft<Name>) {
  const typed = names.filter((name) => draft[name] && !neverKept.has(name))
  if (typed.length === 0) return sessionStorage.removeItem(key)
  const known = Object.fromEntries(typed.map((name) => [name, draft[name]]))
  sessionStorage.setItem(key, JSON.stringify(known))
}

/**
 * What somebody types into a form, as `useState`. It survives a reload of the page, not the end of the form; it is nobody
 * else's, and signing out empties the session storage. `of` names the form and what it is about; without it nothing is
 * kept.
 */
export function useFormDraft<Name extends string>(of: string | undefined, names: readonly Name[]) {
  const now = useCurrentUser()
  const key = of && now.status === 'signedIn' && `draft.${now.user.id}.${of}`
  const [draft, setDraft] = useState<Draft<Name>>(() => (key ? read(key, names) : {}))

  useEffect(() => {
    if (key) write(key, names, draft)
  }, [key, names, draft])
  // A reload ends nothing, so this is not run by it.
  useEffect(() => (key ? () => sessionStorage.removeItem(key) : undefined), [key])

  return [draft, setDraft] as const
}
