import type { Turn } from '../../../shared/contract/assistant/ownAnswer.ts'
import { ownAnswers } from '../../../functions/stores/answers/own/ownAnswers.ts'

/** An answer of somebody's as it is kept under this id. */
export function turnOf(userid: string, id: string, more: Partial<Turn> = {}) {
  const question = { QuestionId: 'mejlsvar', Question: 'Svara på ett mejl', version: '' }
  const said: Turn = {
    id,
    asked: 'Hej',
    answer: 'Hej!',
    ending: 'answered',
    AImodule: 'ChatGPT',
    GPTV: 'gpt-6-luna',
    sdate: new Date().toISOString(),
    ...more,
  }
  return { userid, id, question, said }
}

/** An answer that is kept for somebody under this id. */
export async function keptAnswer(userid: string, id: string, more: Partial<Turn> = {}) {
  await ownAnswers.keep(turnOf(userid, id, more))
}
