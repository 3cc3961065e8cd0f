import { answers } from '../../shared/contract/answers.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { pageOf } from './page.ts'

export const handler = endpoint(answers['answers.all'], async ({ input, caller }) => ({
  results: await pageOf(caller.id, input),
}))
