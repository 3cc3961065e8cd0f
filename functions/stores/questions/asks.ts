import { createHash } from 'node:crypto'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { wishesIn } from '../../../shared/rules/questions/wishes.ts'

type Asks = Pick<Question, 'Question' | 'Fields' | 'AImodule' | 'GPTV' | 'PersonalData' | 'Wishes'>

/** What stands for all that a question asks, and of whom: where it differs, something else is asked. */
export function asksOf({ Question, Fields, AImodule, GPTV, PersonalData, Wishes }: Asks): string {
  const wished = wishesIn(Wishes)
  const all = [Question, Fields, AImodule, GPTV, PersonalData, ...(wished ? [wished] : [])]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)
}

/** Whether something else is asked by now than was tried when the question was published. */
export const asksOther = (question: Question): boolean =>
  question.Proven !== undefined && question.Proven.asks !== asksOf(question)
