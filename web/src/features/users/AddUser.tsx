import { useState } from 'react'
import { userTexts } from '../../texts/users.ts'
import { AddButton } from '../../ui/list/AddButton.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'

/** The button that adds a person, and its dialog. */
export function AddUser() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <AddButton label={userTexts.add} onClick={() => setOpen(true)} />
      {open && <AddUserDialog onClose={() => setOpen(false)} />}
    </>
  )
}
