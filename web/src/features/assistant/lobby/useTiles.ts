import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { searchFor } from '../../../../../shared/rules/search.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { catalogue } from '../../../texts/errors.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { useLatestAnswers } from '../assistant.queries.ts'
import { useCards } from './useCards.ts'
import { useIsLate } from './useIsLate.ts'

/** How the address calls the chosen category, and the one that is none of the library's. */
const chosen = 'kategori'
export const often = 'mina'

type Answered = { QuestionId: string }

/** How often somebody has asked each question among these answers. */
function countsOf(answers: Answered[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { QuestionId } of answers) counts.set(QuestionId, (counts.get(QuestionId) ?? 0) + 1)
  return counts
}

/**
 * The cards of the lobby as its search and its chips want them: starred ones first, then the most used, then in the library's
 * order. They are drawn once it is known which are most used, or a second later: from then on none changes places by itself.
 */
export function useTiles() {
  const { search, setSearch, setFilter } = useListState()
  const [params] = useSearchParams()
  const { Favourites } = useUser()
  const latest = useLatestAnswers()
  const [settled, setSettled] = useState<Map<string, number>>()
  const counts = settled ?? countsOf(latest.data ?? [])
  const category = params.get(chosen) ?? ''

  const starred = new Set(Favourites)
  const { query, cards, known, all, categories, left, isOwnComing } = useCards({
    searchTerm: category === often ? '' : search,
    Category: category === often ? '' : category,
    own: [...new Set([...starred, ...counts.keys()])],
  })

  useFaultToast(query.data ? undefined : query.error, catalogue.questions)
  const isComing = latest.isLoading || isOwnComing
  const isLate = useIsLate(query.isSuccess && isComing)
  const isWaiting = isComing && (!isLate || category === often)
  if (!settled && query.isSuccess && !isWaiting) setSettled(counts)
  const isHeldBack = query.isSuccess && !settled && isWaiting

  const rank = ({ id }: Card) => (starred.has(id) ? 1_000_000 : 0) + (counts.get(id) ?? 0)
  const isSought = searchFor(search)
  const isChosen = (card: Card) =>
    category === '' || (category === often ? rank(card) > 0 : card.Category === category)
  const tiles = cards
    .filter(isChosen)
    .filter(({ QuestionLabel, subtext, Category }) =>
      isSought(`${QuestionLabel} ${subtext} ${Category}`),
    )
    .toSorted((a, b) => rank(b) - rank(a))

  const isNarrowed = search !== '' || category !== ''
  const isKnown = query.isSuccess && !query.isPlaceholderData && !isHeldBack
  const further = category === often ? 0 : left

  const choose = (wanted: string) => setFilter(chosen, wanted)

  function reset() {
    setSearch('')
    choose('')
  }

  return {
    query,
    isHeldBack,
    tiles,
    left: further,
    /** How many there are of what is looked for, once that is known. */
    found: isNarrowed && isKnown ? tiles.length + further : undefined,
    count: all,
    categories,
    hasOften: known.some((card) => rank(card) > 0),
    category,
    choose,
    search,
    setSearch,
    reset,
  }
}
