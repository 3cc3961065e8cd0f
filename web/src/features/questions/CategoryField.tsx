import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { questionsQueries } from './questions.queries.ts'

/** Where the lobby has a question: one of the categories that there are, or another one. */
export function CategoryField(field: ComponentProps<typeof TextField>) {
  const listId = useId()
  const { data: categories = [] } = useQuery(questionsQueries.categories())
  return (
    <>
      <TextField {...field} maxLength={questionLimits.questionCategory} list={listId} />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
    </>
  )
}
