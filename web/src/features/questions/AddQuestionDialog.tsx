import { limits } from '../../../../shared/limits.ts'
import { questionTexts } from '../../texts/questions.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../ui/dialog/DialogForm.tsx'
import { useKeptFields } from '../../ui/form/formDraft.ts'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { Notice } from '../../ui/message/Notice.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useAddQuestion } from './useAddQuestion.ts'

const blank = { Subject: '', subtext: '', Body: '' }
const { fields } = questionTexts

/** The dialog for a new question. Only its own buttons close it (specification section 4). */
export function AddQuestionDialog({ onClose }: { onClose: () => void }) {
  const { given, fill } = useKeptFields('question.new', blank)
  const { add, busy, refused, wrong, failure, tries } = useAddQuestion(given, onClose)

  const field = (name: keyof typeof blank) => ({
    value: given[name],
    error: wrong[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      fill(name, target.value),
  })

  return (
    <Dialog title={questionTexts.newTitle} closedBy="none" size="medium" onClose={onClose}>
      <DialogForm busy={busy} refused={refused} onSave={add} onCancel={onClose}>
        {failure !== undefined && <Notice key={tries} tone="error" title={failure} />}
        <TextField
          {...field('Subject')}
          label={fields.QuestionLabel}
          maxLength={limits.questionLabel}
          required
        />
        <TextField
          {...field('subtext')}
          label={fields.subtext}
          maxLength={limits.questionSubtext}
        />
        <TextArea {...field('Body')} label={fields.Question} rows={8} required />
      </DialogForm>
      <LeaveGuard unsaved={Object.values(given).some((text) => text !== '')} />
    </Dialog>
  )
}
