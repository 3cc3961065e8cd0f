import { useEffect, useState } from 'react'
import type { Texts } from './formDraft.ts'
import { type Errors, type Refusal, stillWrong } from './formErrors.ts'

export const fieldId = (form: string, name: string) => `${form}-${name}`
export const summaryId = (form: string) => `${form}-summary`

type Props<Name extends string> = {
  /** The form's. */
  id: string
  names: readonly Name[]
  values: Texts<Name>
  /** Asks the form's rule once more. */
  find: () => Errors
}

/**
 * Why a form could not be sent: what of it is still wrong, and which fields the summary lists, until each has been mended
 * once. One wrong field gets the focus; of more the summary does.
 */
export function useRefusal<Name extends string>({ id, names, values, find }: Props<Name>) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [unmended, setUnmended] = useState<Name[]>([])

  const errors = refusal ? stillWrong(refusal, values, find()) : {}
  const listed = unmended.filter((name) => errors[name] !== undefined)
  if (listed.length < unmended.length) setUnmended(listed)

  useEffect(() => {
    const [first, ...more] = names.filter((name) => refusal?.errors[name] !== undefined)
    if (first === undefined) return
    document.getElementById(more.length > 0 ? summaryId(id) : fieldId(id, first))?.focus()
  }, [refusal, names, id])

  return {
    errors,
    listed,
    set(next: Refusal) {
      const wrong = names.filter((name) => next.errors[name] !== undefined)
      setUnmended(wrong.length > 1 ? wrong : [])
      setRefusal(next)
    },
    clear: () => setRefusal(undefined),
  }
}
