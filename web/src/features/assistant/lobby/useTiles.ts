import { useSearchParams } from 'react-router-dom'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { searchFor } from '../../../../../shared/rules/search.ts'
import { useUser } from '../../../api/currentUser.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { useLatestAnswers } from '../assistant.queries.ts'
import { useCards } from './useCards.ts'

/** How the address calls the chosen category, and the one that is none of the library's. */
const chosen = 'kategori'
export const often = 'mina'

/** How often somebody has asked each question among their latest answers. */
function useCounts(): Map<string, number> {
  const { data } = useLatestAnswers()
  const counts = new Map<string, number>()
  for (const { QuestionId } of data ?? []) {
    counts.set(QuestionId, (counts.get(QuestionId) ?? 0) + 1)
  }
  return counts
}

/**
 * The cards of the lobby as its search and its chips want them: starred ones first, then the most used, then in the library's
 * order.
 */
export function useTiles() {
  const { search, setSearch, setFilter } = useListState([''])
  const [params] = useSearchParams()
  const { Favourites } = useUser()
  const counts = useCounts()
  const category = params.get(chosen) ?? ''

  const starred = new Set(Favourites)
  const { query, cards, known, all, categories, left } = useCards({
    searchTerm: category === often ? '' : search,
    Category: category === often ? '' : category,
    own: [...new Set([...starred, ...counts.keys()])],
  })

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

  const choose = (wanted: string) => setFilter(chosen, wanted)

  function reset() {
    setSearch('')
    choose('')
  }

  return {
    query,
    tiles,
    left: category === often ? 0 : left,
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
