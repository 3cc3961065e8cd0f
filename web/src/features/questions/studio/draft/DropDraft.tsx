import { Button } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { studioApi } from '../../../../api/studio.ts'
import { ApiError, isOvertaken, textOf } from '../../../../api/request/errors.ts'
import { formTexts } from '../../../../texts/forms.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx'
import { toaster } from '../../../../ui/message/toaster.ts'
import { useIsHere } from '../../../../ui/useIsHere.ts'
import { questionsQueries } from '../../questions.queries.ts'
import type { DraftInWork } from './useDraft.ts'

type Props = {
  draft: DraftInWork
  label: string
  onDropped: () => void
  /** Somebody else has changed the draft, or taken it away. */
  onRefused: (error: ApiError) => void
}

/** Throws a draft away, once somebody has said so twice. */
export function DropDraft({ draft, label, onDropped, onRefused }: Props) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const isHere = useIsHere()
  const { mutate, isPending } = useMutation({
    // As it was saved last. What is typed meanwhile waits, and is saved only if the draft stays.
    mutationFn: () =>
      draft.inTurn(async () => {
        const { id = '', DaytoUpdate } = draft.seen.current
        await studioApi.dropDraft({ id, DaytoUpdate })
        draft.drop()
      }),
    onSuccess: async () => {
      toaster.success(texts.dropped)
      onDropped()
      await client.invalidateQueries(questionsQueries.drafts())
    },
    onError: (error) => {
      const isShown = isHere.current && error instanceof ApiError && isOvertaken(error)
      if (isShown) onRefused(error)
      else toaster.error({ title: texts.dropFailed, description: textOf(error) })
    },
  })

  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-disabled={isPending}
        onClick={() => !isPending && setAsked(true)}
      >
        {texts.drop}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.dropTitle}
          question={texts.dropQuestion(label)}
          help={texts.dropHelp}
          cancel={formTexts.cancel}
          confirm={texts.drop}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            mutate()
          }}
        />
      )}
    </>
  )
}
