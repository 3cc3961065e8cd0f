import type { Question } from '../../../../../shared/contract/question.ts'
import type { Sort } from '../../../ui/list/column.ts'

/** What the library can be sorted by; it comes sorted by the first. */
export const questionSorts = ['ordering', 'label', 'created'] as const

const swedish = new Intl.Collator('sv', { numeric: true })

function ascending(questions: readonly Question[], by: string): readonly Question[] {
  switch (by) {
    case 'label':
      return questions.toSorted((one, other) =>
        swedish.compare(one.QuestionLabel, other.QuestionLabel),
      )
    case 'created':
      // Moments in ISO 8601 are in order when their texts are.
      return questions.toSorted((one, other) =>
        one.sdate < other.sdate ? -1 : Number(one.sdate > other.sdate),
      )
    default:
      return questions
  }
}

/** The questions in the chosen order. */
export function sortQuestions(questions: readonly Question[], { by, descending }: Sort) {
  const sorted = ascending(questions, by)
  return descending ? sorted.toReversed() : sorted
}
