import { Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Proposal } from '../../../../../shared/contract/questions/proposals.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { oneLine } from '../../../../../shared/rules/oneLine.ts'
import { proposalsApi, proposalsQuery } from '../../../api/proposals.ts'
import { proposalTexts as texts } from '../../../texts/questions/proposals.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { focusLeftOver } from '../../../ui/list/focusLeftOver.ts'

const rule = z.object({
  Reason: oneLine().check(
    z.minLength(1, texts.reasonMissing),
    z.maxLength(questionLimits.questionReason),
  ),
})

type Props = { proposal: Proposal; onClose: () => void }

/** Says no to a proposal, with a reason that its sender is told. */
export function DeclineDialog({ proposal: { id, name, Subject }, onClose }: Props) {
  const client = useQueryClient()
  const form = useForm({
    draft: `proposal.${id}`,
    closes: true,
    labels: { Reason: texts.reason },
    stored: { Reason: '' },
    rule,
    fault: () => ({ title: texts.declineFailed, description: '' }),
  })
  const { failure, field, tries, unsaved } = form

  const reload = () => client.invalidateQueries(proposalsQuery())

  const decline = () =>
    form.submit(async ({ data: { Reason } }) => {
      await proposalsApi.drop({ id, Reason }).catch((error: unknown) => {
        // Somebody else may have answered it.
        void reload()
        throw error
      })
      toaster.success(texts.declined)
      onClose()
      await reload()
      // The proposal takes the focus with it.
      focusLeftOver()
    })

  return (
    <Dialog
      title={texts.declineTitle}
      closedBy={unsaved ? 'none' : 'closerequest'}
      size="sm"
      onClose={onClose}
    >
      <Text mb="4" overflowWrap="anywhere">
        <strong>{Subject}</strong>
        <br />
        {texts.declineLead(name)}
      </Text>
      <DialogForm form={form} save={texts.decline} onSave={decline} onCancel={onClose}>
        {failure && <FormFailure key={tries} {...failure} />}
        <TextField {...field('Reason')} maxLength={questionLimits.questionReason} required />
      </DialogForm>
      <LeaveGuard unsaved={unsaved} />
    </Dialog>
  )
}
