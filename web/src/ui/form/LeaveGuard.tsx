import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { currentUser } from '../../api/session/currentUser.ts'
import { isOwnMove } from '../../routes/ownMove.ts'
import { formTexts } from '../../texts/forms.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

const refuse = (event: Event) => event.preventDefault()

/** Asks before a page with unsaved changes is left, or its person signs out. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved &&
      // Whom the server has signed out, nobody asks.
      currentUser.isIn() &&
      !isOwnMove(there.state) &&
      (here.pathname !== there.pathname || here.search !== there.search),
  )

  // The browser itself asks before the window closes.
  useEffect(() => {
    if (!unsaved) return undefined
    globalThis.addEventListener('beforeunload', refuse)
    return () => globalThis.removeEventListener('beforeunload', refuse)
  }, [unsaved])

  if (state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={formTexts.leaveTitle}
      question={formTexts.leaveQuestion}
      cancel={formTexts.stay}
      confirm={formTexts.leave}
      onCancel={reset}
      onConfirm={proceed}
    />
  )
}
