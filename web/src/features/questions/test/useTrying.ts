import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FieldValues } from '../../../../../shared/rules/questions/fields.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { drafts } from '../../../api/drafts.ts'
import { leaveDraft } from '../../../ui/form/leaveDraft.ts'

const kept = z.object({
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

const nothing = { text: '', values: {} }

const placeOf = (questionId: string) => `try.${questionId}`

/** Forgets what a question is tried with, once whoever calls this is left on purpose. */
export function useForgetTried(questionId: string) {
  const { id: userid } = useUser()
  // A reload does not run this.
  useEffect(() => () => leaveDraft(userid, placeOf(questionId)), [userid, questionId])
}

/** What a question is tried with. As in every form it outlives a reload, and it is there until `useForgetTried`. */
export function useTrying(questionId: string) {
  const { id: userid } = useUser()
  const place = placeOf(questionId)
  const written = useRef(place)
  const [tried, set] = useState(() => kept.safeParse(drafts.read(userid, place)).data ?? nothing)
  const { text, values } = tried

  useEffect(() => {
    // A new question has got its id.
    if (written.current !== place) leaveDraft(userid, written.current)
    written.current = place
    const isBlank = text === '' && Object.keys(values).length === 0
    drafts.write(userid, place, isBlank ? undefined : { text, values })
  }, [userid, place, text, values])

  return {
    text,
    values,
    setText: (next: string) => set((now) => ({ ...now, text: next })),
    setValues: (next: FieldValues) => set((now) => ({ ...now, values: next })),
  }
}
