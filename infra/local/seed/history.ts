import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
import { costOf } from '../../../shared/rules/assistant/prices.ts'
import type { AnswerRecord } from '../../../functions/stores/answers/usage.ts'
import { table, TableName } from '../../../functions/stores/client.ts'
import type { AuditEntry } from '../../../functions/stores/log/auditLog.ts'
import type { StoredUser } from '../../../functions/stores/people/users.ts'
import { keys } from '../../../functions/stores/table.ts'
import { answerItems } from './answerItems.ts'
import { putAll } from './putAll.ts'

const days = 90

/** What the made-up answers have cost: about as much as a small model's. */
const prices = [{ from: '2000-01-01', in: 1_000, out: 8_000, estimate: true }]

/** A repeatable stream of numbers from 0 to 1 (mulberry32), so that every demo has the same history. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Answered = {
  at: Date
  person: StoredUser
  question: Question
  id: string
  random: () => number
}

function* workingDays(now: Date): Generator<Date> {
  for (let ago = days; ago >= 1; ago--) {
    const day = new Date(now.getTime() - ago * 24 * 60 * 60 * 1000)
    if (day.getDay() !== 0 && day.getDay() !== 6) yield day
  }
}

/** Some people and some questions come up more often than others, and mornings more often than afternoons. */
function* answers(people: StoredUser[], questions: Question[], now: Date): Generator<Answered> {
  const random = numbers(20_240_307)
  const often = <T>(list: T[]): T | undefined => list[Math.floor(random() ** 1.8 * list.length)]
  for (const day of workingDays(now)) {
    for (let count = Math.floor(3 + random() * 9); count > 0; count--) {
      const person = often(people)
      const question = often(questions)
      if (!person || !question) return
      const at = new Date(day)
      at.setHours(8 + Math.floor(random() ** 1.3 * 9), random() * 60, random() * 60, 0)
      // ulid asks for each of its letters: numbers of our own make the ids repeatable.
      yield { at, person, question, id: ulid(at.getTime(), random), random }
    }
  }
}

/** What is stored of an answer, and what the log says of it. */
const written = ({
  at,
  person,
  question,
  id,
  random,
}: Answered): [AnswerRecord, Pick<AuditEntry, 'message' | 'at'>] => {
  const userName = nameOf(person)
  const fails = random() > 0.97
  const tokens = {
    InTokenAntal: 180 + Math.floor(random() * 900),
    OutTokenAntal: fails ? 0 : 120 + Math.floor(random() * 700),
  }
  return [
    {
      id,
      purpose: 'question',
      userid: person.id,
      userName,
      QuestionId: question.id,
      Question: question.QuestionLabel,
      AImodule: question.AImodule,
      GPTV: question.GPTV,
      ...tokens,
      ...costOf(prices, tokens, at),
      outcome: fails ? 'timeout' : 'answered',
      sdate: at.toISOString(),
    },
    {
      message: `${fails ? 'Fick inget helt svar på' : 'Ställde frågan'} ”${question.QuestionLabel}”`,
      at,
    },
  ]
}

/** Writes what the demo's people have asked during the last three months. Once more it writes the same. */
export async function seedHistory(
  people: StoredUser[],
  questions: Question[],
  now: Date,
): Promise<void> {
  const all = [...answers(people, questions, now)]
    .map(written)
    .toSorted(([a], [b]) => (a.id < b.id ? -1 : 1))
  // A log's numbers follow its time.
  const byPerson = Map.groupBy(all, ([{ userid }]) => userid)
  const items = [...byPerson.values()].flatMap((own) =>
    own.flatMap(([record, entry], before) => answerItems(record, entry, before + 1)),
  )
  await putAll(items)
  await Promise.all(
    [...byPerson].map(([userid, own]) =>
      table.send(
        new UpdateCommand({
          TableName,
          Key: keys.user(userid),
          UpdateExpression: 'SET LogAntal = :number',
          ExpressionAttributeValues: { ':number': own.length },
        }),
      ),
    ),
  )
}
