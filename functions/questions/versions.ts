import { questionVersions as route } from '../../shared/contract/questions/questionVersions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { namesOf } from '../platform/namesOf.ts'
import { notFound } from '../runtime/errors.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'

export const handler = endpoint(route['questions.versions'], async ({ input: { id, before } }) => {
  if (!(await questions.latest(id))) throw notFound('Frågan')
  const { value: found, next } = await versions.page(id, before)
  const nameNow = await namesOf(found.map(({ by }) => by))
  return { results: found.map(({ by, ...version }) => ({ ...version, name: nameNow(by) })), next }
})
