import { ulid } from 'ulid'
import type { Question } from '../../shared/contract/questions.ts'
import type { Caller } from '../platform/caller.ts'
import type { Tokens } from '../platform/models/adapter.ts'
import { askProvider } from '../platform/models/ask.ts'
import { ModelFailure } from '../platform/models/failure.ts'
import { usage } from '../stores/usage.ts'
import { promptOf, systemInstruction } from './prompt.ts'

type Asked = { question: Question; text: string; caller: Caller; signal: AbortSignal }

/** Providers count about one token for four letters; used only where they gave no count. */
const estimate = (text: string) => Math.ceil(text.length / 4)

/**
 * Asks the question's provider on behalf of a person: yields the answer as it is written and returns it whole.
 * However it ends, one usage record and one log entry are stored, before anybody is told of the end: with the
 * provider's count of tokens, or with an estimate of what was produced when it was cut off.
 */
export async function* askModel({
  question,
  text,
  caller,
  signal,
}: Asked): AsyncGenerator<string, string> {
  const id = ulid()
  const content = promptOf(question, text)
  let answer = ''

  const record = (outcome: string, message: string, counted?: Tokens) => {
    const at = new Date()
    const { id: userid, name: userName, address } = caller
    return usage.record(
      {
        id,
        userid,
        userName,
        QuestionId: question.id,
        Question: question.QuestionLabel,
        AImodule: question.AImodule,
        GPTV: question.GPTV,
        ...(counted ?? {
          InTokenAntal: estimate(systemInstruction + content),
          OutTokenAntal: estimate(answer),
          estimated: true,
        }),
        outcome,
        sdate: at.toISOString(),
      },
      { userid, userName, message: `${message} ”${question.QuestionLabel}”`, address, at },
    )
  }

  try {
    const pieces = askProvider(question.AImodule, {
      model: question.GPTV,
      system: systemInstruction,
      messages: [{ role: 'user', content }],
      signal,
    })
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      answer += next.value
      yield next.value
    }
    await record('answered', 'Ställde frågan', next.value)
    return answer
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const none = { InTokenAntal: 0, OutTokenAntal: 0 }
    const produced = answer === '' && error.why !== 'cancelled' ? none : undefined
    const message = error.why === 'cancelled' ? 'Avbröt svaret på' : 'Fick inget helt svar på'
    await record(error.why, message, produced)
    throw error
  }
}
