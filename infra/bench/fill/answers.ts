import { ulid } from 'ulid'
import { costOf } from '../../../shared/rules/prices.ts'
import type { Filled } from './people.ts'

type Question = { id: string; QuestionLabel: string }

const days = 100
const spanMs = days * 24 * 60 * 60_000
const prices = [{ from: '2000-01-01', in: 1_000, out: 8_000, estimate: true }]

/** How many of so many answers somebody of so many people has asked for. */
export const answersOf = (number: number, people: number, answers: number): number =>
  Math.floor(answers / people) + (number < answers % people ? 1 : 0)

/** What is stored of answers of the last hundred days, as `usage.record` writes them: the record, and the entry in both logs. */
export async function answerItems(people: Filled[], questions: Question[], answers: number) {
  const [{ keys }, { shardOf }, { expiry }] = await Promise.all([
    import('../../../functions/stores/table.ts'),
    import('../../../functions/stores/shards.ts'),
    import('../../../functions/stores/log/retention.ts'),
  ])
  const begun = Date.now() - spanMs
  return function* items() {
    for (let number = 0; number < answers; number++) {
      const person = people[number % people.length]
      // Another one each time that everybody has had their turn.
      const turn = Math.floor(number / people.length)
      const question = questions[(number * 7 + turn) % questions.length]
      if (!person || !question) return
      const at = new Date(begun + Math.floor((number / answers) * spanMs))
      const id = ulid(at.getTime())
      const { id: userid, userName } = person
      const tokens = { InTokenAntal: 180 + (number % 900), OutTokenAntal: 120 + (number % 700) }
      const message = `Ställde frågan ”${question.QuestionLabel}”`
      yield {
        ...keys.usage(shardOf(userid, 'usage'), id),
        id,
        purpose: 'question',
        userid,
        userName,
        QuestionId: question.id,
        Question: question.QuestionLabel,
        AImodule: 'ChatGPT',
        GPTV: number % 3 === 0 ? 'gpt-6.1-terra' : 'gpt-6-luna',
        ...tokens,
        ...costOf(prices, tokens, at),
        outcome: number % 50 === 0 ? 'timeout' : 'answered',
        sdate: at.toISOString(),
        expires: expiry('usage', at),
      }
      const expires = expiry('log', at)
      yield { ...keys.commonLog(shardOf(userid, 'log'), id), userid, userName, message, expires }
      yield { ...keys.logEntry(userid, turn + 1), userName, message, id, expires, usage: true }
    }
  }
}
