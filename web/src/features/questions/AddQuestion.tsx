import { IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { questionTexts } from '../../texts/questions.ts'
import { PlusIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import { AddQuestionDialog } from './AddQuestionDialog.tsx'

/** The button that adds a question, and its dialog. */
export function AddQuestion() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip text={questionTexts.add} align="end">
        <IconButton
          aria-label={questionTexts.add}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <PlusIcon />
        </IconButton>
      </Tooltip>
      {open && <AddQuestionDialog onClose={() => setOpen(false)} />}
    </>
  )
}
