import { IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { userTexts } from '../../texts/users.ts'
import { PlusIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'

/** The button that adds a person, and its dialog. */
export function AddUser() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip text={userTexts.add} align="end">
        <IconButton aria-label={userTexts.add} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <PlusIcon />
        </IconButton>
      </Tooltip>
      {open && <AddUserDialog onClose={() => setOpen(false)} />}
    </>
  )
}
