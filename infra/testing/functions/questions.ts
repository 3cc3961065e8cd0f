import type { Question } from '../../../shared/contract/questions/question.ts'
import { newQuestionId, questions } from '../../../functions/stores/questions/questions.ts'

/** A prepared question in the library. */
export async function question(given: Partial<Question> = {}): Promise<Question> {
  const added: Question = {
    id: newQuestionId(),
    QuestionLabel: 'Sammanfatta ett möte',
    Question: '<p>Sammanfatta <b>mötesanteckningarna</b> nedan.</p>',
    subtext: 'Klistra in dina anteckningar.',
    Ordering: 10,
    AImodule: 'ChatGPT',
    GPTV: 'gpt-6-luna',
    Category: '',
    FollowUps: [],
    Fields: [],
    PersonalData: 'dölj',
    sdate: '2026-01-02T08:00:00.000Z',
    DaytoUpdate: '',
    ...given,
  }
  await questions.add(added)
  return added
}
