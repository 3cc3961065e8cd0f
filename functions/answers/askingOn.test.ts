import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { turnOf } from '../../infra/testing/functions/ownAnswers.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import {
  chunks,
  newWord,
  piece,
  useRawProvider,
} from '../../infra/testing/functions/rawProvider.ts'
import type { Turn } from '../../shared/contract/assistant/ownAnswer.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'

const provider = useRawProvider({ MODEL_SILENCE_SECONDS: '20' })

/** Somebody who asks a question, each time with the answer that its provider is to give. */
async function talking() {
  const word = newWord()
  const { token, id: userid } = await person()
  const { id: QuestionId } = await question({ Question: 'Sammanfatta.' })
  async function ask(answer: string, more: object = {}, finish = 'stop') {
    provider.streams(word, chunks(piece(answer), piece(null, finish)))
    const input = { QuestionId, FBody: word, ...more }
    const { status, body } = await call('assistant.send', input, { token })
    return { status, results: body.results, error: body.error }
  }
  const said = async (id: string): Promise<Turn[]> =>
    (await call('answers.get', { id }, { token })).body.results.said
  return { word, token, userid, QuestionId, ask, said }
}

const asked = (): string[] =>
  provider
    .lastAsked()
    .messages.filter(({ role }: any) => role !== 'system')
    .map(({ content }: any) => content)

describe('of a conversation that is longer than a model is asked', () => {
  const long = (letter: string, characters: number) => letter.repeat(characters)

  test('the newest answer is there whole, the middle gives way, and the first is shortened and says so', async () => {
    const { word, ask } = await talking()
    const first = await ask(long('a', 90_000), { FBody: `${word} ${long('f', 60_000)}` })
    const { SvarId } = first.results
    await ask(long('m', 30_000), { SvarId, FBody: 'Mitten' })
    const newest = long('n', 50_000)
    await ask(newest, { SvarId, FBody: 'Nyast' }, 'length')
    const { status } = await ask('slut.', { SvarId, FBody: 'Nyast', Continues: newest })
    expect(status).toBe(200)
    const [prompt = '', answer = '', ...rest] = asked()
    expect(rest).toEqual(['Nyast', newest, expect.stringContaining('Fortsätt precis där')])
    expect(prompt).toMatch(/^Sammanfatta\./)
    for (const text of [prompt, answer]) expect(text).toContain('Resten av texten är utelämnad')
    const characters = prompt.length + answer.length + rest.join('').length
    expect(characters).toBeLessThan(questionLimits.conversationCharacters + 1_000)
    expect(characters).toBeGreaterThan(questionLimits.conversationCharacters - 1_000)
  })

  test('the newest alone leaves of the first what it began with', async () => {
    const { ask } = await talking()
    const { SvarId } = (await ask(`Början ${long('a', 20_000)}`)).results
    const newest = long('n', 150_000)
    await ask(newest, { SvarId, FBody: 'Längre' }, 'length')
    expect((await ask('slut.', { SvarId, FBody: 'x', Continues: newest })).status).toBe(200)
    const [, answer = '', , last] = asked()
    expect(last).toBe(newest)
    expect(answer).toMatch(/^Början a+\n\[/)
  })
})

describe('of ten turns', () => {
  /** Somebody’s conversation with so many answers that came, and so many tries that failed. */
  async function withTurns(answered: number, failed: number) {
    const { ask, userid, ...more } = await talking()
    const { SvarId } = (await ask('Ett svar.')).results
    const row = await ownAnswers.get(userid, SvarId)
    const keep = (ending: Turn['ending'], answer: string) =>
      ownAnswers.keep({
        ...turnOf(userid, SvarId, { id: v7(), asked: 'Ändra', ending, answer }),
        until: row?.until,
      })
    for (let turn = 1; turn < answered; turn++) await keep('answered', 'Klart.')
    for (let turn = 0; turn < failed; turn++) await keep('failed', '')
    return { ...more, userid, ask, SvarId }
  }

  test('none is one that failed: the tenth is answered, and the same under its name when it is asked for again', async () => {
    const { ask, word, said, SvarId } = await withTurns(questionLimits.conversationTurns - 1, 4)
    const input = { SvarId, FBody: `${word} 070-174 06 05`, AnswerId: v7() }
    provider.fails(word, 400, {})
    const tenth = await ask('Ring [TELEFON-1].', input)
    expect(tenth.results.answer).toBe('Ring 070-174 06 05.')
    expect((await ask('Något annat.', { SvarId, FBody: word })).error.code).toBe('too_many_turns')
    const times = provider.timesAsked(word)
    expect((await ask('Något annat.', input)).results).toEqual(tenth.results)
    expect(provider.timesAsked(word)).toBe(times)
    expect((await said(SvarId)).filter(({ id }) => id === input.AnswerId)).toHaveLength(1)
  })

  test('of two that are asked for at once as the last one, both are there under their names', async () => {
    const { ask, word, SvarId } = await withTurns(questionLimits.conversationTurns - 1, 0)
    const both = [v7(), v7()].map((AnswerId) => ({ SvarId, FBody: word, AnswerId }))
    const answers = await Promise.all(both.map((input) => ask('Klart.', input)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const times = provider.timesAsked(word)
    const again = await Promise.all(both.map((input) => ask('Klart.', input)))
    expect(again.map(({ results }) => results)).toEqual(answers.map(({ results }) => results))
    expect(provider.timesAsked(word)).toBe(times)
  })

  test('one that broke off is asked once more as if it had not been, under its name', async () => {
    const { ask, word, said, token, QuestionId, SvarId } = await withTurns(9, 0)
    const input = { SvarId, FBody: `${word} Kortare`, AnswerId: v7() }
    provider.streams(word, chunks(piece('Halva')))
    const broken = await call('assistant.send', { QuestionId, ...input }, { token })
    expect(broken.status).toBe(502)
    const { results } = await ask('Hela svaret.', input)
    expect(results.answer).toBe('Hela svaret.')
    expect(asked().filter((text) => /Kortare|Halva/.test(text))).toHaveLength(1)
    expect((await said(SvarId)).at(-1)).toMatchObject({ id: input.AnswerId, ending: 'answered' })
  })

  test('tries that bring nothing are not without end', async () => {
    const { ask, word, SvarId } = await withTurns(1, questionLimits.conversationTries - 1)
    const { status, error } = await ask('Ett till.', { SvarId, FBody: word })
    expect([status, error.code]).toEqual([409, 'too_many_turns'])
  })

  test('what no answer could carry with one more can be read, and is not gone on with', async () => {
    const { ask, word, SvarId, userid, token } = await withTurns(1, 0)
    const row = await ownAnswers.get(userid, SvarId)
    for (let turn = 0; turn < 8; turn++) {
      const long = turnOf(userid, SvarId, { id: v7(), asked: '"'.repeat(100_000) })
      await ownAnswers.keep({ ...long, until: row?.until })
    }
    const { status, error } = await ask('Ett till.', { SvarId, FBody: word })
    expect([status, error.error]).toEqual([409, expect.stringContaining('för långt')])
    expect((await call('answers.get', { id: SvarId }, { token })).status).toBe(200)
  })
})

describe('whoever goes on from an answer that they have open since long', () => {
  const begun = 'Första raden slutar mi'

  test('is told that more was said elsewhere, and nothing is changed', async () => {
    const { ask, said, word } = await talking()
    const { SvarId } = (await ask(begun, {}, 'length')).results
    await ask('Ett annat, helt svar.', { SvarId, FBody: `${word} Kortare` })
    const before = await said(SvarId)
    const times = provider.timesAsked(word)
    const { status, error } = await ask('tt i.', { SvarId, Continues: begun })
    expect([status, error.code]).toEqual([409, 'changed'])
    expect(error.error).toContain('Svaret har ändrats sedan du öppnade det')
    expect(await said(SvarId)).toEqual(before)
    expect(provider.timesAsked(word)).toBe(times)
  })

  test('is told the same where what was said elsewhere was cut off as well', async () => {
    const { ask, said, word } = await talking()
    const { SvarId } = (await ask(begun, {}, 'length')).results
    await ask('En annan början slutar hä', { SvarId, FBody: `${word} Kortare` }, 'length')
    const before = await said(SvarId)
    const { status, error } = await ask('tt i.', { SvarId, Continues: begun })
    expect([status, error.code]).toEqual([409, 'changed'])
    expect(await said(SvarId)).toEqual(before)
  })

  test('is told the same of one that has come to its end otherwise', async () => {
    const { ask } = await talking()
    const { SvarId } = (await ask('Ett helt svar.')).results
    const { status, error } = await ask('Mer.', { SvarId, Continues: 'Ett helt svar.' })
    expect([status, error.code]).toEqual([409, 'changed'])
  })

  test('goes on where their text has values and line ends that the kept one has otherwise', async () => {
    const { ask, said, word } = await talking()
    const FBody = `${word} Till Anna Ek, 070-174 06 05`
    const own = { FBody, Hide: ['Anna Ek'] }
    const { SvarId } = (await ask('Hej [DOLT-1]!', own)).results
    const again = { SvarId, FBody: `${word} Längre`, Hide: ['Anna Ek'] }
    await ask('Hej [DOLT-1],\r\nring [TELEFON-1] el', again, 'length')
    const Continues = 'Hej Anna Ek,\r\nring 070-174 06 05 el'
    expect((await ask('ler skriv.', { ...again, Continues })).status).toBe(200)
    expect((await said(SvarId)).at(-1)).toMatchObject({
      ending: 'answered',
      answer: 'Hej [DOLT-1],\r\nring [TELEFON-1] eller skriv.',
    })
    expect(asked().join('\n')).not.toMatch(/Anna|070/)
  })
})

test('two who go on from one place at once leave the answer that was whole first as it is', async () => {
  const { ask, said, word, token, QuestionId } = await talking()
  const { SvarId } = (await ask('Halva sva', {}, 'length')).results
  const asking = { QuestionId, FBody: word, SvarId, Continues: 'Halva sva' }
  provider.streams(word, chunks(piece('ret, men sent.'), piece(null, 'stop')), { afterMs: 1_500 })
  const slow = call('assistant.send', asking, { token })
  await expect.poll(() => provider.timesAsked(word), { timeout: 20_000 }).toBe(2)
  await ask('ret.', asking)
  await slow
  expect(await said(SvarId)).toMatchObject([{ answer: 'Halva svaret.' }])
})
