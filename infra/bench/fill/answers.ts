import { ulid } from 'ulid'
import { costOf } from '../../../shared/rules/assistant/prices.ts'
import type { Filled } from './people.ts'

type Question = { id: string; QuestionLabel: string }

const days = 100
const spanMs = days * 24 * 60 * 60_000
const prices = [{ from: '2000-01-01', in: 1_000, out: 8_000, estimate: true }]

/** How many of so many answers somebody of so many people has asked for. */
export const answersOf = (number: number, people: number, answers: number): number =>
  Math.floor(answers / people) + (number < answers % people ? 1 : 0)

/** What is stored of answers of the last hundred days. */
export async function filledAnswers(people: Filled[], questions: Question[], answers: number) {
  // It reads the environment, which is there once the portal has been started.
  const { answerItems } = await import('../../local/seed/answerItems.ts')
  const begun = Date.now() - spanMs
  return function* items() {
    for (let number = 0; number < answers; number++) {
      const person = people[number % people.length]
      // Another one each time that everybody has had their turn.
      const turn = Math.floor(number / people.length)
      const question = questions[(number * 7 + turn) % questions.length]
      if (!person || !question) return
      const at = new Date(begun + Math.floor((number / answers) * spanMs))
      const tokens = { InTokenAntal: 180 + (number % 900), OutTokenAntal: 120 + (number % 700) }
      const record = {
        id: ulid(at.getTime()),
        purpose: 'question' as const,
        userid: person.id,
        userName: person.userName,
        QuestionId: question.id,
        Question: question.QuestionLabel,
        AImodule: 'ChatGPT' as const,
        GPTV: number % 3 === 0 ? 'gpt-6.1-terra' : 'gpt-6-luna',
        ...tokens,
        ...costOf(prices, tokens, at),
        outcome: number % 50 === 0 ? 'timeout' : 'answered',
        sdate: at.toISOString(),
      }
      const message = `Ställde frågan ”${question.QuestionLabel}”`
      yield* answerItems(record, { message, at }, turn + 1)
    }
  }
}
