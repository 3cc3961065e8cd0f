import { useState } from 'react'
import { type LeftOut, LeaveOutDialog } from './LeaveOutDialog.tsx'

/** Somebody would rather change what they wanted than leave something out. */
export class Declined extends Error {}

/** Asks whether what is in the way of a series may be left out. Rejects when it may not; the dialog is to be shown. */
export function useLeaveOut() {
  const [asked, setAsked] = useState<LeftOut & { onAnswer: (yes: boolean) => void }>()

  const ask = (leftOut: LeftOut) =>
    new Promise<void>((resolve, reject) => {
      function answer(yes: boolean) {
        setAsked(undefined)
        if (yes) resolve()
        else reject(new Declined())
      }
      setAsked({ ...leftOut, onAnswer: answer })
    })

  return { ask, dialog: asked && <LeaveOutDialog {...asked} /> }
}
