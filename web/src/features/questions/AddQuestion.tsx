import { useState } from 'react'
import { questionTexts } from '../../texts/questions.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import { AddQuestionDialog } from './AddQuestionDialog.tsx'

/** The button that adds a question, and its dialog. */
export function AddQuestion() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip text={questionTexts.add} align="end">
        <Button
          size="icon"
          aria-label={questionTexts.add}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <PlusIcon />
        </Button>
      </Tooltip>
      {open && <AddQuestionDialog onClose={() => setOpen(false)} />}
    </>
  )
}
