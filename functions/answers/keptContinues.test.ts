import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { keptAnswer } from '../../infra/testing/functions/ownAnswers.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import {
  chunks,
  newWord,
  piece,
  useRawProvider,
} from '../../infra/testing/functions/rawProvider.ts'
import { itemsOf } from '../../infra/testing/functions/records.ts'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { keys } from '../stores/table.ts'

// A provider that takes its time is not given up here.
const provider = useRawProvider({ MODEL_SILENCE_SECONDS: '20' })

const begun = 'Första raden slutar mi'

/** Somebody with a kept answer that was cut off, of which a word of their own tells the provider. */
async function cut(answer = begun, more: Parameters<typeof question>[0] = {}) {
  const word = newWord()
  const { token, id: userid } = await person()
  const { id: QuestionId } = await question({ Question: 'Sammanfatta.', ...more })
  provider.streams(word, chunks(piece(answer), piece(null, 'length')))
  const asked = { QuestionId, FBody: word }
  const { body } = await call('assistant.send', asked, { token })
  const SvarId = String(body.results.SvarId)
  const said = async () => (await call('answers.get', { id: SvarId }, { token })).body.results.said
  const goOn = (Continues: string) =>
    call('assistant.send', { ...asked, SvarId, Continues }, { token })
  return { userid, word, SvarId, said, goOn }
}

test('an answer that could not become longer stays as it was, and is gone on with later', async () => {
  const { word, said, goOn } = await cut()
  const before = await said()
  expect(before).toMatchObject([{ ending: 'cut', answer: begun }])
  provider.streams(word, chunks(piece('tt')))
  expect((await goOn(begun)).status).toBe(502)
  expect(await said()).toEqual(before)
  provider.streams(word, chunks(piece('tt i.'), piece(null, 'stop')))
  expect((await goOn(begun)).status).toBe(200)
  const [whole, ...more] = await said()
  expect(more).toEqual([])
  expect(whole).toMatchObject({ ending: 'answered', answer: `${begun}tt i.` })
  expect(whole.why).toBeUndefined()
})

test('what was gone on with, but never came, comes when it is asked for again: nobody pays twice', async () => {
  const { word, said, goOn } = await cut()
  provider.streams(word, chunks(piece('tt i.'), piece(null, 'stop')))
  expect((await goOn(begun)).body.results.again).toBeUndefined()
  const asked = provider.timesAsked(word)
  const again = (await goOn(begun)).body.results
  expect(again).toMatchObject({ answer: 'tt i.', again: true, receipt: (await said())[0].receipt })
  expect(provider.timesAsked(word)).toBe(asked)
  expect(await said()).toMatchObject([{ answer: `${begun}tt i.` }])
})

test('sources that both parts of an answer name are kept once, and no more are answered than there may be', async () => {
  const from = (first: number) =>
    Array.from({ length: 15 }, (_, at) => `https://example.se/${first + at}`)
  const named = (text: string, citations: string[], end: string) =>
    chunks({ ...piece(text), citations }, piece(null, end))
  const { word, said, goOn } = await cut(begun, { AImodule: 'Perplexity', GPTV: 'sonar' })
  provider.streams(word, named('tt i', from(1), 'length'))
  expect((await goOn(begun)).status).toBe(200)
  provider.streams(word, named('.', from(1), 'length'))
  expect((await goOn(`${begun}tt i`)).status).toBe(200)
  expect((await said())[0].sources).toHaveLength(15)
  provider.streams(word, named(' Slut.', from(101), 'stop'))
  expect((await goOn(`${begun}tt i.`)).status).toBe(200)
  expect((await said())[0].sources).toHaveLength(30)
  const again = await goOn(`${begun}tt i.`)
  expect([again.status, again.body.results?.answer]).toEqual([200, ' Slut.'])
  expect(again.body.results.sources).toHaveLength(limits.sources)
})

test('an answer that nobody had kept is kept whole once it is gone on with', async () => {
  const word = newWord()
  const { token } = await person()
  const { id: QuestionId } = await question({ Question: 'Sammanfatta.' })
  provider.streams(word, chunks(piece('tt i.'), piece(null, 'stop')))
  const AnswerId = v7()
  const asked = { QuestionId, FBody: word, AnswerId, Continues: begun }
  const { body } = await call('assistant.send', asked, { token })
  expect(body.results).toMatchObject({ answer: 'tt i.', SvarId: AnswerId })
  const kept = await call('answers.get', { id: AnswerId }, { token })
  expect(kept.body.results.said).toMatchObject([{ answer: `${begun}tt i.` }])
  const again = await call('assistant.send', asked, { token })
  expect(again.body.results).toMatchObject({ answer: 'tt i.', again: true })
})

test('what a model has written stops nobody from going on, where a question takes no personal data', async () => {
  const answer = 'Skriv till registrator@kommunen.se eller ring 070-174 06 1'
  const { word, goOn } = await cut(answer, { PersonalData: 'stoppa' })
  provider.streams(word, chunks(piece('5.'), piece(null, 'stop')))
  expect((await goOn(answer)).status).toBe(200)
})

test('a text of many lines may be as long as one of few', async () => {
  const { token } = await person()
  const { id: QuestionId } = await question({ Question: 'Sammanfatta.' })
  const word = newWord()
  provider.streams(word, chunks(piece('Klart.'), piece(null, 'stop')))
  const FBody = `${word}\n${'å\n'.repeat((limits.answerText - word.length - 2) / 2)}`
  expect((await call('assistant.send', { QuestionId, FBody }, { token })).status).toBe(200)
  const { content } = provider.lastAsked().messages.at(-1)
  expect([content.includes('\r'), content.includes('å\nå')]).toEqual([false, true])
})

/** The row and all turns of somebody's conversations. */
const lastDaysOf = async (userid: string) => {
  const { pk } = keys.ownAnswer(userid, '')
  const items = await itemsOf(pk, 'SVAR')
  return new Set(items.map(({ expires }) => expires))
}

test('what is said while an answer is pinned goes when the answer does', async () => {
  const { id: userid } = await person()
  const id = v7()
  await keptAnswer(userid, id)
  const before = await ownAnswers.get(userid, id)
  const turn = {
    userid,
    id,
    question: { QuestionId: 'mejlsvar', Question: 'Svara på ett mejl', version: '' },
    until: before?.until,
    said: {
      id: v7(),
      asked: 'Kortare',
      answer: 'Hej',
      ending: 'answered' as const,
      AImodule: 'ChatGPT' as const,
      GPTV: 'gpt-6-luna',
      sdate: new Date().toISOString(),
    },
  }
  await ownAnswers.pin(userid, before!, true)
  // Read before it was pinned, and before it was gone on with.
  expect(await ownAnswers.keep(turn)).toBe(true)
  expect((await lastDaysOf(userid)).size).toBe(1)
  expect(await ownAnswers.pin(userid, before!, false)).toBe(true)
  expect((await lastDaysOf(userid)).size).toBe(1)
})

test('an answer whose asker is deleted while it is written is kept for nobody', async () => {
  const admin = await person({ Role: ADMIN })
  const { token, id: userid } = await person()
  const { id: QuestionId } = await question({ Question: 'Sammanfatta.' })
  const word = newWord()
  const body = chunks(piece('Klart.'), piece(null, 'stop'))
  provider.streams(word, body, { afterMs: 1_500 })
  const answer = call('assistant.send', { QuestionId, FBody: word }, { token })
  await expect.poll(() => provider.timesAsked(word), { timeout: 20_000 }).toBe(1)
  const { status } = await call('users.delete', { id: [userid] }, { token: admin.token })
  expect(status).toBe(200)
  expect((await answer).body.results.answer).toBe('Klart.')
  expect(await itemsOf(keys.user(userid).pk, '')).toEqual([])
})
