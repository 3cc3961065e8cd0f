import { call } from './call.ts'
import { person } from './people.ts'
import { question } from './questions.ts'

/** Somebody who asks a question and has its answer. */
export async function asking(FBody = 'Kan vi ses på torsdag?', more: object = {}) {
  const { token, id } = await person()
  const { id: QuestionId } = await question()
  const ask = async (input: object = {}) => {
    const { body } = await call('assistant.send', { QuestionId, FBody, ...input }, { token })
    return body
  }
  const { results } = await ask(more)
  return { token, userid: id, QuestionId, SvarId: String(results.SvarId), first: results, ask }
}
