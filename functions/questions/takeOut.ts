import { questionLibrary as route } from '../../shared/contract/questions/questionLibrary.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { library } from '../stores/questions/library/library.ts'

export const handler = endpoint(route['questions.takeOut'], async ({ input }) => {
  const { questions, next } = await library.behind(input.after)
  return { results: questions, next }
})
