import { Grid } from '@chakra-ui/react'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { questionTexts } from '../../texts/questions.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../ui/dialog/DialogForm.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { CategoryField } from './CategoryField.tsx'
import { ClassField } from './ClassField.tsx'
import { FieldsEditor } from './fields/FieldsEditor.tsx'
import { useAddQuestion } from './useAddQuestion.ts'

type Props = { onClose: () => void; onAdded: (id: string) => void }

/** The dialog for a new question. Only its own buttons close it (docs/requirements.md, "Dialogs"). */
export function AddQuestionDialog({ onClose, onAdded }: Props) {
  const form = useAddQuestion(onClose, onAdded)
  const { failure, field, tries, unsaved } = form

  return (
    <Dialog title={questionTexts.newTitle} closedBy="none" size="md" onClose={onClose}>
      <DialogForm form={form} onSave={form.add} onCancel={onClose}>
        {failure && <FormFailure key={tries} {...failure} />}
        <TextField {...field('Subject')} maxLength={questionLimits.questionLabel} required />
        <TextField {...field('subtext')} maxLength={questionLimits.questionSubtext} />
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
          <CategoryField {...field('Category')} />
          <ClassField {...field('InfoClass')} />
        </Grid>
        <TextArea {...field('Body')} rows={8} required />
        <FieldsEditor
          field={field('Fields')}
          prompt={field('Body')}
          errors={form.errors}
          isHeld={form.held}
        />
      </DialogForm>
      <LeaveGuard unsaved={unsaved} />
    </Dialog>
  )
}
