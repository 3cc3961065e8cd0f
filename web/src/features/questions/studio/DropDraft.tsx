import { Button } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { studioApi } from '../../../api/studio.ts'
import { textOf } from '../../../api/errors.ts'
import { formTexts } from '../../../texts/forms.ts'
import { studioTexts as texts } from '../../../texts/studio.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { questionsQueries } from '../questions.queries.ts'

type Props = { id: string; stamp: string; label: string; onDropped: () => void }

/** Throws a draft away, once somebody has said so twice. */
export function DropDraft({ id, stamp, label, onDropped }: Props) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { mutate } = useMutation({
    mutationFn: () => studioApi.dropDraft({ id, DaytoUpdate: stamp }),
    onSuccess: async () => {
      toaster.success(texts.dropped)
      onDropped()
      await client.invalidateQueries(questionsQueries.drafts())
    },
    onError: (error) => toaster.error({ title: texts.dropFailed, description: textOf(error) }),
  })

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsked(true)}>
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
