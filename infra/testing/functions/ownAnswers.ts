import type { Turn } from '../../../shared/contract/ownAnswer.ts'
import { ownAnswers } from '../../../functions/stores/answers/own/ownAnswers.ts'

/** An answer that is kept for somebody under this id. */
export async function keptAnswer(userid: string, id: string, more: Partial<Turn> = {}) {
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
  await ownAnswers.keep({ userid, id, question, said })
}
