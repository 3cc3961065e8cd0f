import { limits } from '../../../../shared/limits.ts'
import { questionTexts } from '../../texts/questions.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../ui/dialog/DialogForm.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { CategoryField } from './CategoryField.tsx'
import { FieldsEditor } from './fields/FieldsEditor.tsx'
import { useAddQuestion } from './useAddQuestion.ts'

/** The dialog for a new question. Only its own buttons close it (docs/requirements.md, "Dialogs"). */
export function AddQuestionDialog({ onClose }: { onClose: () => void }) {
  const form = useAddQuestion(onClose)
  const { failure, field, tries, unsaved } = form

  return (
    <Dialog title={questionTexts.newTitle} closedBy="none" size="md" onClose={onClose}>
      <DialogForm form={form} onSave={form.add} onCancel={onClose}>
        {failure && <FormFailure key={tries} {...failure} />}
        <TextField {...field('Subject')} maxLength={limits.questionLabel} required />
        <TextField {...field('subtext')} maxLength={limits.questionSubtext} />
        <CategoryField {...field('Category')} />
        <TextArea {...field('Body')} rows={8} required />
        <FieldsEditor field={field('Fields')} prompt={field('Body')} errors={form.errors} />
      </DialogForm>
      <LeaveGuard unsaved={unsaved} />
    </Dialog>
  )
}
