import { assistant } from '../../shared/contract/assistant.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { certificateOf } from '../platform/models/certificates.ts'
import { namesOf } from '../platform/namesOf.ts'
import { votes } from '../stores/answers/votes.ts'
import { notFound } from '../runtime/errors.ts'
import { questions, type StoredQuestion } from '../stores/questions/questions.ts'

/** The same with how many of those who said so it helped. */
async function withHelp(question: StoredQuestion) {
  const said = certificateOf(question)
  if (!said) return undefined
  const { yes = 0, no = 0 } = (await votes.sumOf(question.id)) ?? {}
  return { ...said, ...(yes + no > 0 && { helped: Math.round((100 * yes) / (yes + no)) }) }
}

export const handler = endpoint(assistant['assistant.question'], async ({ input }) => {
  const question = await questions.get(input.id)
  if (!question) throw notFound('Frågan')
  const { ProposedBy: by } = question
  const [Certificate, nameNow] = await Promise.all([withHelp(question), namesOf(by ? [by] : [])])
  return { results: { ...question, Certificate, ProposedBy: by && nameNow(by) } }
})
