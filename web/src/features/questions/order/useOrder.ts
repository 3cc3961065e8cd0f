import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { textOf } from '../../../api/request/errors.ts'
import { studioApi } from '../../../api/studio.ts'
import { orderTexts as texts } from '../../../texts/questions/order.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { questionsQueries, reloadQuestions, rowsOf } from '../questions.queries.ts'

export type Ordered = { id: string; QuestionLabel: string }

const { orderedAtOnce: size } = questionLimits

/** Rows that are read on either side of a page: what goes up from its first one stands behind the second of these. */
const above = 2
const below = 1

/** The same list with one of it at another place. */
function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const [one] = list.slice(from, from + 1)
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** A page of the questions in their order, each move of which is saved at once, one after the other. */
export function useOrder() {
  const client = useQueryClient()
  const [{ page, visit }, setPlace] = useState({ page: 0, visit: 0 })
  const wanted = Math.max(0, page * size - above)
  const query = questionsQueries.order(wanted, above + size + below, visit)
  const { data, error, refetch, isPlaceholderData } = useQuery(query)
  const [own, setOwn] = useState<{ visit: number; rows: Ordered[] }>()
  const [said, say] = useState('')
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  /** How many moves were refused: what waits behind one of them was meant for an order that there is not. */
  const refusals = useRef(0)
  const { from, total } = data?.page ?? { from: 0, total: 0 }
  const read: readonly Ordered[] | undefined = data && rowsOf(data)
  // What was moved since this page was read.
  const all = own && own.visit === data?.visit ? own.rows : read
  const first = from === 0 ? 0 : above

  const turn = (to: number) => setPlace((now) => ({ page: Math.max(0, to), visit: now.visit + 1 }))

  // So many have gone meanwhile that there is no such page.
  if (data && !isPlaceholderData && from < wanted) turn(Math.ceil(total / size) - 1)

  async function save(id: string, after: string): Promise<boolean> {
    try {
      await studioApi.move({ id, after })
      return true
    } catch (failure) {
      toaster.error({ title: texts.failed, description: textOf(failure) })
      await reloadQuestions(client)
      // What is stored is what shows.
      setOwn(undefined)
      refusals.current += 1
      return false
    }
  }

  /** Moves one of the page to another of its places, or over its edge to the page beside it. */
  function move(at: number, to: number) {
    const moved = all?.[first + at]
    const place = from + first + to
    if (!all || !moved || isPlaceholderData || at === to || place < 0 || place >= total) return
    const rows = movedTo(all, first + at, first + to)
    setOwn({ visit, rows })
    say(texts.moved(moved.QuestionLabel, place + 1, total))
    const after = rows[first + to - 1]?.id ?? ''
    const other = Math.floor(place / size)
    const before = refusals.current
    saving.current = saving.current
      .then(() => refusals.current === before && save(moved.id, after))
      .then((isSaved) => isSaved && other !== page && turn(other))
  }

  /** What was moved shows everywhere once it is saved. */
  const finish = () => {
    if (said !== '') void saving.current.then(() => reloadQuestions(client))
  }

  const shown = all && {
    rows: all.slice(first, first + size),
    before: from + first,
    page: Math.floor((from + first) / size),
    size,
    total,
    isOfAnother: isPlaceholderData,
  }
  return {
    shown,
    error,
    refetch,
    move,
    // What is on its way is not read as it was.
    turn: (to: number) => void saving.current.then(() => turn(to)),
    said,
    finish,
  }
}
