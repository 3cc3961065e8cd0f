import { useQuery } from '@tanstack/react-query'
import { questionTexts } from '../../../texts/questions.ts'
import { questionsQueries } from '../questions.queries.ts'

/** How often each question was answered, and how many of those who said so it helped, in words. Empty while unknown. */
export function useHelpFigures(): (questionId: string) => string {
  const { data: counts } = useQuery(questionsQueries.answered())
  const { data: votes } = useQuery(questionsQueries.helped())

  return (questionId) => {
    const count = counts?.get(questionId) ?? 0
    const { yes = 0, no = 0 } = votes?.get(questionId) ?? {}
    if (count === 0) return ''
    if (yes + no === 0) return questionTexts.answers(count)
    return questionTexts.helped(count, Math.round((100 * yes) / (yes + no)))
  }
}
