import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RequestOf } from '../../../../../shared/contract/index.ts'
import type { Helped } from '../../../../../shared/contract/assistant/ownAnswer.ts'
import { conversations } from '../../../api/answering/conversations.ts'
import { api } from '../../../api/client.ts'
import { textOf } from '../../../api/request/errors.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { useTextDraft } from '../../../ui/form/useTextDraft.ts'
import { toaster } from '../../../ui/message/toaster.ts'

/** Why an answer did not help. */
export type Why = Pick<RequestOf<'answers.update'>, 'Reason' | 'Note' | 'Share'>

type Voted = { key: string; SvarId: string; Helped?: Helped | undefined }

/** Says whether an answer helped: at once here, and back where the server cannot note it. */
export function useVote({ key, SvarId, Helped }: Voted) {
  const [note, writeNote] = useTextDraft(`verdict.${SvarId}`)
  const [isAskedWhy, askWhy] = useState(Helped === 'no' && note !== '')
  const [isThanked, thank] = useState(false)
  const show = (now: Helped | undefined) =>
    conversations.change(key, (one) => ({ ...one, Helped: now }))

  const helpedNow = () => conversations.get(key)?.Helped
  /** What the server has, as far as that is known, while so many votes are on their way. */
  const noted = useRef<Helped>(undefined)
  const underWay = useRef(0)

  const { mutate, isPending } = useMutation({
    // One that is changed at once would meet the first on its way, and be refused.
    scope: { id: `vote ${SvarId}` },
    mutationFn: (said: { Helped: Helped | null } & Why) =>
      api.answers.update({ id: SvarId, ...said }),
    onMutate: (said) => {
      if (underWay.current === 0) noted.current = helpedNow()
      underWay.current += 1
      const shown = said.Helped ?? undefined
      show(shown)
      return { shown }
    },
    onSuccess: (_done, said) => {
      noted.current = said.Helped ?? undefined
      if (said.Note !== undefined) writeNote('')
    },
    onError: (error, _said, made) => {
      // What was said since stays.
      if (made && helpedNow() === made.shown) show(noted.current)
      toaster.error({ title: texts.voteFailed, description: textOf(error) })
    },
    onSettled: () => {
      underWay.current -= 1
    },
  })

  function vote(wanted: Helped | null) {
    askWhy(wanted === 'no')
    thank(wanted === 'yes')
    const takeBack = () => {
      askWhy(false)
      thank(false)
    }
    mutate({ Helped: wanted }, { onError: takeBack })
  }

  /** Says why it did not help: what was written stays until the server has it. */
  function explain(why: Why, onSent: () => void) {
    if (isPending) return
    const sent = () => {
      askWhy(false)
      thank(true)
      onSent()
    }
    mutate({ Helped: 'no', ...why }, { onSuccess: sent })
  }

  return { vote, explain, note, writeNote, isPending, isAskedWhy, isThanked }
}
