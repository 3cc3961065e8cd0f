import { Button } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversations } from '../../../api/answering/conversations.ts'
import { api } from '../../../api/client.ts'
import { config } from '../../../api/config.ts'
import { textOf } from '../../../api/request/errors.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { PinIcon } from '../../../ui/screenIcons.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { assistantQueries } from '../assistant.queries.ts'

type Props = { conversation: { key: string; SvarId: string; Pinned?: boolean | undefined } }

/** Keeps an answer for longer than the others, or no longer. */
export function PinButton({ conversation: { key, SvarId, Pinned = false } }: Props) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => api.answers.update({ id: SvarId, Pinned: wanted }),
    onSuccess: ({ results: { Pinned: isPinned, until } }) => {
      conversations.change(key, (now) => ({ ...now, Pinned: isPinned, until }))
      void client.invalidateQueries(assistantQueries.latestAnswers())
      toaster.success(isPinned ? texts.pinned(config().pinnedAnswerDays) : texts.unpinned)
    },
    onError: (error, wanted) =>
      toaster.error({
        title: wanted ? texts.pinFailed : texts.unpinFailed,
        description: textOf(error),
      }),
  })
  return (
    <Button variant="outline" onClick={() => mutate(!Pinned)}>
      <PinIcon />
      {Pinned ? texts.unpin : texts.pin}
    </Button>
  )
}
