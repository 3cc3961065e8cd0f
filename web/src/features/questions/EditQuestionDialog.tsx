import { Box, Grid, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { guarding } from '../../../../shared/contract/assistant/personalData.ts'
import type { Question } from '../../../../shared/contract/questions/question.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { formTexts } from '../../texts/forms.ts'
import { questionTexts } from '../../texts/questions.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../ui/dialog/DialogForm.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { CategoryField } from './CategoryField.tsx'
import { ClassField } from './ClassField.tsx'
import { EditNotices } from './EditNotices.tsx'
import { FieldsEditor } from './fields/FieldsEditor.tsx'
import { ModelFields } from './ModelFields.tsx'
import { useEditQuestion } from './useEditQuestion.ts'
import { WholeQuestion } from './WholeQuestion.tsx'

const guardings = guarding.options.map((value) => ({
  value,
  label: questionTexts.guarding[value],
}))

type FormProps = { question: Question; onClose: () => void }

function EditQuestion({ question, onClose }: FormProps) {
  const form = useEditQuestion(question, onClose)
  const { field, unsaved, gone = false } = form
  const hintId = useId()

  return (
    <>
      <DialogForm
        form={form}
        idle={unsaved ? undefined : formTexts.nothingToSave}
        impossible={gone}
        onSave={form.save}
        onCancel={onClose}
      >
        <EditNotices form={form} />
        <TextField {...field('QuestionLabel')} maxLength={questionLimits.questionLabel} required />
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1.7fr' }} alignItems="start">
          <ModelFields form={form} />
        </Grid>
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '2fr 1fr' }} alignItems="start">
          <TextField {...field('subtext')} maxLength={questionLimits.questionSubtext} />
          <TextField
            {...field('Ordering')}
            type="number"
            min={0}
            max={questionLimits.questionOrdering}
            step={1}
            inputMode="numeric"
          />
        </Grid>
        <TextArea {...field('Question')} rows={8} required />
        <FieldsEditor field={field('Fields')} prompt={field('Question')} errors={form.errors} />
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1.7fr' }} alignItems="start">
          <Stack gap="5">
            <CategoryField {...field('Category')} />
            <SelectField {...field('PersonalData')} choices={guardings} />
            <ClassField {...field('InfoClass')} />
          </Stack>
          <Box>
            <TextArea {...field('FollowUps')} rows={3} hintId={hintId} />
            <Text id={hintId} textStyle="sm" color="fg.muted" mt="1.5">
              {questionTexts.followUpsHelp}
            </Text>
          </Box>
        </Grid>
        <TextField {...field('Reason')} maxLength={questionLimits.questionReason} />
      </DialogForm>
      <LeaveGuard unsaved={unsaved && !gone} />
    </>
  )
}

type Props = { id: string; onClose: () => void }

/** The dialog that changes a question. Only its own buttons close it (docs/requirements.md, "Dialogs"). */
export const EditQuestionDialog = ({ id, onClose }: Props) => (
  <Dialog title={questionTexts.editTitle} closedBy="none" size="md" onClose={onClose}>
    <WholeQuestion id={id} onClose={onClose}>
      {(question) => <EditQuestion question={question} onClose={onClose} />}
    </WholeQuestion>
  </Dialog>
)
