import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useUser } from '../../api/currentUser.ts'
import type { Edits } from './edits.ts'

const stored = z.record(z.string(), z.object({ text: z.string(), over: z.string() }))

/** What must not lie in the browser's storage. */
const neverKept = new Set(['Password', 'password'])

function read<Field extends string>(key: string, fields: readonly Field[]): Edits<Field> {
  const { data } = z.safeParse(stored, JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  const edits: Edits<Field> = {}
  for (const field of fields) if (data?.[field]) edits[field] = data[field]
  return edits
}

/**
 * What somebody types into a form, as `useState`. It survives a reload of the page, not the end of the form; it is nobody
 * else's, and signing out empties the session storage. `of` names the form and what it is about.
 */
export function useKeptEdits<Field extends string>(of: string, fields: readonly Field[]) {
  const { id } = useUser()
  const key = `edits.${id}.${of}`
  const [edits, setEdits] = useState(() => read(key, fields))

  useEffect(() => {
    const typed = fields.filter((field) => edits[field] && !neverKept.has(field))
    if (typed.length === 0) return sessionStorage.removeItem(key)
    const kept = Object.fromEntries(typed.map((field) => [field, edits[field]]))
    sessionStorage.setItem(key, JSON.stringify(kept))
  }, [key, fields, edits])
  // A reload ends nothing, so this is not run by it.
  useEffect(() => () => sessionStorage.removeItem(key), [key])

  return [edits, setEdits] as const
}

/** The same for a form that begins empty: what is filled in, and how to fill in a field. */
export function useKeptFields<T extends Record<string, string>>(of: string, blank: T) {
  const [fields] = useState(() => Object.keys(blank))
  const [edits, setEdits] = useKeptEdits(of, fields)
  const texts = fields.map((field) => [field, edits[field]?.text ?? ''])
  return {
    given: { ...blank, ...Object.fromEntries(texts) },
    fill: (field: keyof T & string, text: string) =>
      setEdits((known) => ({ ...known, [field]: text === '' ? undefined : { text, over: '' } })),
    empty: () => setEdits({}),
  }
}
