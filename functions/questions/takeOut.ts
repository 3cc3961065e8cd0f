import { questionLibrary as route } from '../../shared/contract/questionLibrary.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { writeLibrary } from '../stores/questions/library/file.ts'
import { library } from '../stores/questions/library/library.ts'

export const handler = endpoint(route['questions.takeOut'], async () => ({
  results: { File: writeLibrary(await library.all()) },
}))
