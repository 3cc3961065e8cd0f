import { Button, Flex, Text } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Question } from '../../../../../shared/contract/questions/question.ts'
import type { Run } from '../../../../../shared/contract/questions/trialRuns.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { hasHeld } from '../../../../../shared/rules/trials/held.ts'
import { studioApi } from '../../../api/studio.ts'
import { ApiError, textOf } from '../../../api/request/errors.ts'
import { formTexts } from '../../../texts/forms.ts'
import { studioTexts as texts } from '../../../texts/questions/studio.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useTextDraft } from '../../../ui/form/useTextDraft.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { useIsHere } from '../../../ui/useIsHere.ts'
import { reloadQuestions } from '../questions.queries.ts'

/** How many of a draft's trials held in its run, as far as the page knows; the server looks for itself. */
function heldIn(run: Run | undefined, stamp: string) {
  if (run?.ended !== 'done' || run.draft !== stamp) return undefined
  const held = run.Trials.filter((trial) => hasHeld(trial, run.askings)).length
  return { held, all: run.Trials.length }
}

function lineOf(known: ReturnType<typeof heldIn>): string {
  if (!known) return texts.publishUntried
  const { held, all } = known
  if (held < all) return texts.publishRed(held, all)
  return all < questionLimits.trialsEnough ? texts.publishFew : texts.publishGreen(all)
}

type Props = {
  id: string
  stamp: string
  run: Run | undefined
  onClose: () => void
  onPublished: (question: Question) => void
  /** Somebody else has changed what it is about, or something is wrong with the draft. */
  onRefused: (error: ApiError) => void
}

/** Asks before a draft is what everybody gets; without trials that held, for a reason. */
export function PublishDialog({ id, stamp, run, onClose, onPublished, onRefused }: Props) {
  const client = useQueryClient()
  // A refusal closes the dialog: what was typed is there when it is opened again.
  const [Reason, setReason] = useTextDraft(`publish.${id}`)
  const [missing, setMissing] = useState(false)
  const reason = useRef<HTMLInputElement>(null)
  // The field may come only with what the server says.
  useEffect(() => {
    if (missing) reason.current?.focus()
  }, [missing])
  const known = heldIn(run, stamp)
  const isGreen =
    known !== undefined && known.held === known.all && known.all >= questionLimits.trialsEnough
  const asksWhy = !isGreen || missing
  const isHere = useIsHere()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (said: string) => studioApi.publish({ id, DaytoUpdate: stamp, Reason: said }),
    onSuccess: async ({ results }) => {
      setReason('')
      toaster.success(texts.published)
      onPublished(results)
      await reloadQuestions(client)
    },
    onError: (failed) => {
      // Whoever has closed the dialog meanwhile is told all the same.
      if (!isHere.current) {
        return toaster.error({ title: texts.publishFailed, description: textOf(failed) })
      }
      if (!(failed instanceof ApiError)) return
      if (failed.code === 'not_proven') return setMissing(true)
      if (/^(?:changed|overtaken|not_found|invalid)$/.test(failed.code)) onRefused(failed)
    },
  })

  function close() {
    setReason('')
    onClose()
  }

  function publish(event: FormEvent) {
    event.preventDefault()
    const isMissing = !isGreen && Reason.trim() === ''
    setMissing(isMissing)
    if (isMissing) reason.current?.focus()
    else if (!isPending) mutate(asksWhy ? Reason : '')
  }

  return (
    <Dialog
      title={texts.publishTitle}
      closedBy={isPending || (asksWhy && Reason !== '') ? 'none' : 'closerequest'}
      size="sm"
      onClose={close}
    >
      <form noValidate onSubmit={publish}>
        {error && (
          <Notice tone="error" title={texts.publishFailed}>
            <p>{textOf(error)}</p>
          </Notice>
        )}
        <Text mb="4" mt={error ? '4' : undefined}>
          {lineOf(known)}
        </Text>
        {asksWhy && (
          <TextField
            ref={reason}
            label={texts.publishReason}
            value={Reason}
            maxLength={questionLimits.questionReason}
            required
            error={missing && Reason.trim() === '' ? texts.publishReasonMissing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <Flex justify="flex-end" wrap="wrap" gap="3" mt="6">
          <Button variant="outline" aria-disabled={isPending} onClick={() => !isPending && close()}>
            {formTexts.cancel}
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {texts.publish}
          </Button>
        </Flex>
      </form>
    </Dialog>
  )
}
