import { useEffect, useState } from 'react'
import { formTexts } from '../../texts/forms.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { leaving } from './navigationGuard.ts'

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const [asked, setAsked] = useState<{ go: () => void }>()

  useEffect(() => (unsaved ? leaving.keep((go) => setAsked({ go })) : undefined), [unsaved])

  function leave() {
    setAsked(undefined)
    asked?.go()
  }

  if (!asked) return null
  return (
    <ConfirmDialog
      title={formTexts.leaveTitle}
      question={formTexts.leaveQuestion}
      cancel={formTexts.stay}
      confirm={formTexts.leave}
      onCancel={() => setAsked(undefined)}
      onConfirm={leave}
    />
  )
}
