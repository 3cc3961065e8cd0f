import { useState } from 'react'
import { userTexts } from '../../texts/users.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'

/** The button that adds a person, and its dialog. */
export function AddUser() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip text={userTexts.add} align="end">
        <Button
          size="icon"
          aria-label={userTexts.add}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <PlusIcon />
        </Button>
      </Tooltip>
      {open && <AddUserDialog onClose={() => setOpen(false)} />}
    </>
  )
}
