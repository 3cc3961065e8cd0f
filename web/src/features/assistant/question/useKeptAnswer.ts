import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { conversations, useConversations } from '../../../api/answering/conversations.ts'
import { forgetAnswer } from '../../../api/answering/notes.ts'
import { openKept } from '../../../api/answering/openKept.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { NetworkError } from '../../../api/request/errors.ts'
import { assistantQueries } from '../assistant.queries.ts'
import { isNotThere } from './Unopened.tsx'

/**
 * Puts the answer that an address names before its person. One that cannot be read shows all the same where it is at hand in
 * this window: it may not be kept yet.
 */
export function useKeptAnswer(questionId: string, answerId: string | undefined) {
  const { id: userid } = useUser()
  const {
    data,
    error: refusal,
    isLoading,
    isPaused,
    refetch,
  } = useQuery({
    ...assistantQueries.answer(answerId ?? ''),
    enabled: answerId !== undefined,
  })
  // Without a network nothing is refused: the reading waits for one.
  const error = refusal ?? (isPaused ? new NetworkError() : undefined)
  const own = useConversations(questionId).find(({ key, SvarId = key }) => SvarId === answerId)
  // Whoever goes on from it there changes what it is called.
  const [shown, setShown] = useState<string>()
  const isShown = answerId !== undefined && shown === answerId
  if (!data && error && own && !isShown) setShown(answerId)

  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (!data) return
    openKept(data, opened.current === data.id)
    opened.current = data.id
  }, [data])

  // It was deleted elsewhere meanwhile.
  const isDeleted = data !== undefined && isNotThere(error)
  useEffect(() => {
    if (isDeleted) forgetAnswer(userid, { id: data.id, QuestionId: data.QuestionId })
  }, [isDeleted, data, userid])

  const key = own?.key ?? ''
  useEffect(() => {
    const now = isShown ? conversations.get(key) : undefined
    if (now) conversations.show(now)
  }, [isShown, key])

  return {
    data,
    isComing: isLoading && !isShown,
    /** Why the answer cannot be shown. */
    failure: (data && !isDeleted) || isShown ? undefined : error,
    retry: () => void refetch(),
  }
}
