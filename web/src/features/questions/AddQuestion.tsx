import { useState } from 'react'
import { questionTexts } from '../../texts/questions.ts'
import { AddButton } from '../../ui/list/AddButton.tsx'
import { AddQuestionDialog } from './AddQuestionDialog.tsx'

/** The button that adds a question, and its dialog. */
export function AddQuestion({ onAdded }: { onAdded: (id: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <AddButton label={questionTexts.add} onClick={() => setOpen(true)} />
      {open && <AddQuestionDialog onClose={() => setOpen(false)} onAdded={onAdded} />}
    </>
  )
}
