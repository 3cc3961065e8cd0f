import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListedQuestion } from '../../../../../shared/contract/questions.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { questionsQueries } from '../questions.queries.ts'

/**
 * How often each question of a page was answered, and how many of those who said so it helped, in words; a blank while that is
 * unknown, so that nothing moves when it comes.
 */
export function useHelpFigures(
  rows: readonly ListedQuestion[] = [],
): (questionId: string) => string {
  // In an order of their own: sorted otherwise, a page is the same.
  const ids = rows.map(({ id }) => id).toSorted()
  const enabled = ids.length > 0
  const { data: counts } = useQuery({ ...questionsQueries.answered(ids), enabled })
  const { data: votes } = useQuery({ ...questionsQueries.helped(ids), enabled })

  return useCallback(
    (questionId) => {
      if (!counts) return '\u00A0'
      const count = counts.get(questionId) ?? 0
      const { yes = 0, no = 0 } = votes?.get(questionId) ?? {}
      if (yes + no === 0) return questionTexts.answers(count)
      return questionTexts.helped(count, Math.round((100 * yes) / (yes + no)))
    },
    [counts, votes],
  )
}
