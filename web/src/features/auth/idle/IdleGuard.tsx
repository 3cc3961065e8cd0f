import { useEffect, useState } from 'react'
import { currentUser } from '../../../api/session/currentUser.ts'
import { lastInput } from '../../../api/session/lastInput.ts'
import { hasStoredSession } from '../../../api/session/storedTokenOf.ts'
import { idleTexts } from '../../../texts/auth/idle.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'

const warnedMs = 60_000

const byHand = ['pointermove', 'pointerdown', 'wheel', 'touchstart'] as const

/** Ends the sign-in of this device, once: every tab comes to it at the same moment. */
async function leave({ isAway }: { isAway: boolean }) {
  const end = async () => {
    // Also where the session came to an end by itself: its page is still there.
    if (hasStoredSession() || currentUser.isIn()) {
      await currentUser.signOut({ keepsDrafts: isAway })
    }
  }
  await navigator.locks.request('portal.idle', end)
  if (isAway) currentUser.notify({ tone: 'error', text: idleTexts.over })
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

  // While it is asked whether anybody is there, only the answer counts: on the way to it, a mouse moves.
  useEffect(() => {
    if (!isWarned) return
    const answered = new AbortController()
    const options = { capture: true, passive: true, signal: answered.signal }
    const ignore = (event: Event) => event.stopImmediatePropagation()
    for (const kind of byHand) addEventListener(kind, ignore, options)
    return () => answered.abort()
  }, [isWarned])

  // Whoever opens the portal too late is not asked: they may be somebody else.
  if (!isWarned || !currentUser.isIn()) return null

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
