import { createHash } from 'node:crypto'
import type { Question } from '../../../shared/contract/question.ts'
import { wishesIn } from '../../../shared/rules/wishes.ts'

type Asks = Pick<Question, 'Question' | 'Fields' | 'AImodule' | 'GPTV' | 'PersonalData' | 'Wishes'>

/** What stands for all that a question asks, and of whom: where it differs, something else is asked. */
export function asksOf({ Question, Fields, AImodule, GPTV, PersonalData, Wishes }: Asks): string {
  const wished = wishesIn(Wishes)
  const all = [Question, Fields, AImodule, GPTV, PersonalData, ...(wished ? [wished] : [])]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)
}

/** What a question's trials said when it was published, and whether something else is asked by now; undefined where nothing was tried. */
export function certificateOf(question: Question) {
  const { Proven } = question
  if (!Proven) return undefined
  const { asks, GPTV: _asked, ...said } = Proven
  return { ...said, ...(asks !== asksOf(question) && { old: true as const }) }
}
