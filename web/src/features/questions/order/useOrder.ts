import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { textOf } from '../../../api/errors.ts'
import { studioApi } from '../../../api/studio.ts'
import { orderTexts as texts } from '../../../texts/order.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { questionsQueries, reloadQuestions } from '../questions.queries.ts'

export type Ordered = { id: string; QuestionLabel: string }

/** The same list with one of it at another place. */
function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const [one] = list.slice(from, from + 1)
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** The questions in their order, each move of which is saved at once, one after the other. */
export function useOrder() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(questionsQueries.all('', []))
  const [own, setOwn] = useState<Ordered[]>()
  const [said, say] = useState('')
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const list: readonly Ordered[] | undefined = own ?? data

  async function save(id: string, after: string) {
    try {
      await studioApi.move({ id, after })
    } catch (failure) {
      toaster.error({ title: texts.failed, description: textOf(failure) })
      await reloadQuestions(client)
      // What is stored is what shows.
      setOwn(undefined)
    }
  }

  function move(from: number, to: number) {
    const moved = list?.[from]
    if (!list || !moved || from === to || to < 0 || to >= list.length) return
    const next = movedTo(list, from, to)
    setOwn(next)
    say(texts.moved(moved.QuestionLabel, to + 1, next.length))
    const after = next[to - 1]?.id ?? ''
    saving.current = saving.current.then(() => save(moved.id, after))
  }

  /** What was moved shows everywhere once it is saved. */
  const finish = () => {
    if (own) void saving.current.then(() => reloadQuestions(client))
  }

  return { list, error, refetch, move, said, finish }
}
