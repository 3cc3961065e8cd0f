import { assistant } from '../../shared/contract/assistant.ts'
import { endpoint } from '../platform/endpoint.ts'
import { questions } from '../stores/questions.ts'

const folded = (text: string) => text.toLocaleLowerCase('sv')

export const handler = endpoint(assistant['assistant.questions'], async ({ input }) => {
  const { filterOptions, searchTerm } = input
  const sought = folded(searchTerm)
  const results = (await questions.cards())
    .filter((card) => filterOptions.length === 0 || filterOptions.includes(card.AImodule))
    .filter((card) => folded(`${card.QuestionLabel} ${card.subtext}`).includes(sought))
    .toSorted(
      (a, b) => a.Ordering - b.Ordering || a.QuestionLabel.localeCompare(b.QuestionLabel, 'sv'),
    )
  return { results }
})
