import { Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { newProposal } from '../../../../../shared/contract/questions/proposals.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { newQuestionId } from '../../../api/newQuestionId.ts'
import { proposalsApi, proposalsQuery } from '../../../api/proposals.ts'
import { catalogue } from '../../../texts/errors.ts'
import { proposalTexts as texts } from '../../../texts/questions/proposals.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx'
import { useDraftId } from '../../../ui/form/useDraftId.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { OwnProposals } from './OwnProposals.tsx'

const blank = { Subject: '', Body: '', FBody: '' }

/** Tells the administrators of a question that one misses; below it those of one's own that wait. */
export default function ProposeDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const hintId = useId()
  const form = useForm({
    draft: 'proposal',
    closes: true,
    labels: texts.fields,
    stored: blank,
    rule: newProposal,
    fault: () => catalogue.proposalSend,
  })
  const newId = useDraftId('proposal', form, newQuestionId)
  const { failure, field, tries, unsaved } = form

  const send = () =>
    form.submit(async ({ data }) => {
      await proposalsApi.send({ ...data, NewId: newId() })
      toaster.success(texts.sent)
      onClose()
      await client.invalidateQueries(proposalsQuery())
    })

  return (
    <Dialog title={texts.title} closedBy="none" size="md" onClose={onClose}>
      <Text mb="4">{texts.lead}</Text>
      <DialogForm form={form} save={texts.send} onSave={send} onCancel={onClose}>
        {failure && <FormFailure key={tries} {...failure} />}
        <TextField {...field('Subject')} maxLength={questionLimits.questionLabel} required />
        <TextArea {...field('Body')} rows={4} maxLength={questionLimits.proposalText} required />
        <TextArea
          {...field('FBody')}
          rows={4}
          maxLength={questionLimits.trialText}
          hintId={hintId}
        />
        <Text id={hintId} textStyle="sm" color="fg.muted" mt="-3">
          {texts.exampleHelp}
        </Text>
      </DialogForm>
      <OwnProposals />
      <LeaveGuard unsaved={unsaved} />
    </Dialog>
  )
}
