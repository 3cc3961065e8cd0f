import { drafts as route } from '../../shared/contract/questions/drafts.ts'
import { versionOf } from '../../shared/rules/questions/library.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { namesOf } from '../platform/namesOf.ts'
import { notFound } from '../runtime/errors.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'

export const handler = endpoint(route['questions.studio'], async ({ input: { id } }) => {
  const [Question, found] = await Promise.all([questions.latest(id), drafts.latest(id)])
  if (!Question && !found) throw notFound('Frågan')
  const live = Question && (await versions.get(id, versionOf(Question)))
  const nameNow = await namesOf(found ? [found.by] : [])
  const Draft = found && { ...found, name: nameNow(found.by) }
  return { results: { Question, Draft, Trials: live?.Trials ?? [] } }
})
