import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnAnswer } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { conversations } from '../../api/answering/conversations.ts'
import { forgetAnswer } from '../../api/answering/notes.ts'
import { api } from '../../api/client.ts'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { textOf } from '../../api/request/errors.ts'
import { assistantTexts, ownAnswerTexts as texts } from '../../texts/assistant.ts'
import { catalogue } from '../../texts/errors.ts'
import { useListState } from '../../ui/list/useListState.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import { focusLeftOver } from '../../ui/list/focusLeftOver.ts'
import { answersQueries } from './answers.queries.ts'

/** How the address says that only pinned answers are wanted. */
const onlyPinned = 'fasta'

/** One's own answers as the address seeks them, and what can be done with them. */
export function useAnswerList() {
  const { id: userid } = useUser()
  const client = useQueryClient()
  const { search, setSearch, setFilter, reset } = useListState()
  const isPinned = useSearchParams()[0].has(onlyPinned)
  const query = useInfiniteQuery(answersQueries.pages({ search, isPinned }))
  const { data, fetchNextPage, fetchStatus, isFetchNextPageError } = query

  useFaultToast(data ? undefined : query.error, catalogue.answers)

  // A search reads so many answers a call: one that found nothing in them goes on by itself.
  const further = data?.further
  const isFree = !isFetchNextPageError && fetchStatus === 'idle'
  const readsOnFrom = isFree ? further : undefined
  useEffect(() => {
    if (readsOnFrom !== undefined) void fetchNextPage()
  }, [readsOnFrom, fetchNextPage])

  // Those of the lobby are read whenever it shows.
  const readAnew = () => client.invalidateQueries({ queryKey: ['answers.all'] })

  const pinning = useMutation({
    mutationFn: ({ id, Pinned }: OwnAnswer) => api.answers.update({ id, Pinned: !Pinned }),
    onSuccess: ({ results: { id, QuestionId, Pinned, until } }) => {
      // Its question may have it at hand.
      const own = conversations.of(QuestionId).find(({ key, SvarId = key }) => SvarId === id)
      if (own) conversations.change(own.key, (now) => ({ ...now, Pinned, until }))
      toaster.success(
        Pinned ? assistantTexts.pinned(config().pinnedAnswerDays) : assistantTexts.unpinned,
      )
      // Among the pinned ones it goes, and its button with it.
      return readAnew().then(focusLeftOver)
    },
    onError: (error, { Pinned }) =>
      toaster.error({
        title: Pinned ? assistantTexts.unpinFailed : assistantTexts.pinFailed,
        description: textOf(error),
      }),
  })

  const deletion = useMutation({
    mutationFn: (answer: OwnAnswer | 'all') =>
      api.answers.delete(answer === 'all' ? { all: 'true' } : { id: [answer.id] }),
    onSuccess: (_done, answer) => {
      forgetAnswer(userid, answer === 'all' ? undefined : answer)
      client.removeQueries({
        queryKey: answer === 'all' ? ['answers.get'] : ['answers.get', answer.id],
      })
      toaster.success(answer === 'all' ? texts.allDeleted : texts.deleted)
      return readAnew().then(focusLeftOver)
    },
    onError: (error) => toaster.error({ title: texts.deleteFailed, description: textOf(error) }),
  })

  return {
    query,
    rows: data?.rows ?? [],
    /** Nothing has been found so far, and there is more to look through. */
    isLooking: further !== undefined && data?.rows.length === 0,
    search,
    setSearch,
    isPinned,
    setPinned: (wanted: boolean) => setFilter(onlyPinned, wanted ? 'ja' : ''),
    reset,
    isSought: search !== '' || isPinned,
    pin: pinning.mutate,
    delete: deletion.mutate,
  }
}
