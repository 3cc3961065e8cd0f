import { questionLibrary as route } from '../../shared/contract/questions/questionLibrary.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { namesOf } from '../platform/namesOf.ts'
import { library } from '../stores/questions/library/library.ts'
import { libraryIn, offerHere } from './library/libraryIn.ts'
import { withinAnAnswer } from './library/withinAnAnswer.ts'

export const handler = endpoint(route['questions.compare'], async ({ input }) => {
  const { questions, isEdited } = await libraryIn(input.File, input.From)
  const found = await library.compare(questions, await offerHere())
  const nameNow = await namesOf(found.flatMap(({ Draft }) => Draft?.by ?? []))
  const rows = withinAnAnswer(found).map(({ Draft, ...row }) => {
    if (!Draft) return row
    const { by, ...draft } = Draft
    return { ...row, Draft: { ...draft, name: nameNow(by) } }
  })
  return { results: { isEdited, rows } }
})
