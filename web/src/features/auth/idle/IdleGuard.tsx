import { useEffect, useState } from 'react'
import { currentUser } from '../../../api/currentUser.ts'
import { lastInput } from '../../../api/lastInput.ts'
import { hasStoredSession } from '../../../api/storedTokenOf.ts'
import { idleTexts } from '../../../texts/idle.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'

const warnedMs = 60_000

/** Ends the sign-in of this device, once: every tab comes to it at the same moment. */
async function leave({ isAway }: { isAway: boolean }) {
  const end = async () => {
    // Also where the session came to an end by itself: its page is still there.
    if (hasStoredSession() || currentUser.isIn()) {
      await currentUser.signOut({ keepsDrafts: isAway })
    }
  }
  await navigator.locks.request('portal.idle', end)
  currentUser.notify({ tone: 'error', text: idleTexts.over })
}

/** Signs out whoever has left the computer, and asks a minute before (docs/requirements.md, "Session"). */
export default function IdleGuard({ minutes }: { minutes: number }) {
  const [isWarned, setWarned] = useState(false)

  useEffect(() => {
    let isLeaving = false
    // A computer that slept has missed its turns: the clock counts, not they.
    const look = () => {
      const left = minutes * 60_000 - lastInput.age()
      setWarned(left <= warnedMs)
      if (left > 0 || isLeaving) return
      isLeaving = true
      void leave({ isAway: true })
    }
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [minutes])

  if (!isWarned) return null

  function stay() {
    lastInput.note()
    setWarned(false)
  }

  return (
    <ConfirmDialog
      title={idleTexts.title}
      question={idleTexts.question}
      cancel={idleTexts.stay}
      confirm={idleTexts.leave}
      onCancel={stay}
      onConfirm={() => void leave({ isAway: false })}
    />
  )
}
