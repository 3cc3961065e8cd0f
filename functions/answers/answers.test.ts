import { setTimeout } from 'node:timers/promises'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { asking } from '../../infra/testing/functions/asking.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { keptAnswer } from '../../infra/testing/functions/ownAnswers.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { itemsOf, logOf, usageOf } from '../../infra/testing/functions/records.ts'
import { keys } from '../stores/table.ts'

usePortal()

test('an answer is kept for its asker, as it was asked and answered', async () => {
  const { token, SvarId, first, QuestionId } = await asking()
  const { status, body } = await call('answers.get', { id: SvarId }, { token })
  expect(status).toBe(200)
  expect(body.results).toMatchObject({
    id: SvarId,
    QuestionId,
    Question: 'Sammanfatta ett möte',
    asked: 'Kan vi ses på torsdag?',
    ending: 'answered',
    turns: 1,
    Pinned: false,
    said: [
      { id: SvarId, asked: 'Kan vi ses på torsdag?', answer: first.answer, ending: 'answered' },
    ],
  })
  const days = (Date.parse(body.results.until) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(Math.round(days)).toBe(30)
})

test('nobody else finds it, whatever their role', async () => {
  const { SvarId, token } = await asking()
  const other = await person({ Role: ADMIN })
  const options = { token: other.token }
  expect((await call('answers.get', { id: SvarId }, options)).status).toBe(404)
  expect((await call('answers.update', { id: SvarId, Pinned: true }, options)).status).toBe(404)
  expect((await call('answers.delete', { id: [SvarId] }, options)).status).toBe(200)
  expect((await call('answers.all', {}, options)).body.results.rows).toEqual([])
  expect((await call('answers.get', { id: SvarId }, { token })).status).toBe(200)
})

test('one that was asked for under a name is found by it, and asking again answers the same, unpaid', async () => {
  const AnswerId = v7()
  const { token, SvarId, first, userid, ask } = await asking('Hej', { AnswerId })
  expect(SvarId).toBe(AnswerId)
  expect((await ask({ AnswerId })).results).toEqual(first)
  expect(await usageOf(userid)).toHaveLength(1)
  const { body } = await call('answers.all', {}, { token })
  expect(body.results.rows).toMatchObject([{ id: AnswerId, turns: 1 }])
})

test('one that is asked for again under its name while it is written is one answer to whoever asks', async () => {
  const AnswerId = v7()
  const { token, ask } = await asking()
  const both = await Promise.all([ask({ AnswerId }), ask({ AnswerId })])
  for (const { results } of both) expect(results.SvarId).toBe(AnswerId)
  const { said } = (await call('answers.get', { id: AnswerId }, { token })).body.results
  expect(said).toMatchObject([{ id: AnswerId, answer: both[0].results.answer }])
})

test.each([crypto.randomUUID(), v7({ msecs: Date.now() - 60 * 60_000 })])(
  'a name that tells no time of now (%s) is none that an answer is kept under',
  async (AnswerId) => {
    const { SvarId } = await asking('Hej', { AnswerId })
    expect(SvarId).toMatch(/^[\da-f-]{36}$/)
    expect(SvarId).not.toBe(AnswerId)
  },
)

test('a person asks on, and the model hears what was said before', async () => {
  const { token, SvarId, ask } = await asking('Vi ses på torsdag.')
  const { results } = await ask({ SvarId, FBody: 'Gör det kortare.' })
  expect(results.SvarId).toBe(SvarId)
  const { body } = await call('answers.get', { id: SvarId }, { token })
  expect(body.results).toMatchObject({ turns: 2, asked: 'Vi ses på torsdag.' })
  expect(body.results.said.map((one: any) => one.asked)).toEqual([
    'Vi ses på torsdag.',
    'Gör det kortare.',
  ])
})

test('two who ask on at once are both kept', async () => {
  const { token, SvarId, ask } = await asking()
  await Promise.all([ask({ SvarId, FBody: 'Kortare' }), ask({ SvarId, FBody: 'På engelska' })])
  const { body } = await call('answers.get', { id: SvarId }, { token })
  expect([body.results.turns, body.results.said.length]).toEqual([3, 3])
})

test('a conversation has its most turns, and then begins anew', async () => {
  const { token, SvarId, QuestionId, ask } = await asking()
  for (let turn = 2; turn <= questionLimits.conversationTurns; turn++) {
    await ask({ SvarId, FBody: `Ändring ${turn}` })
  }
  const input = { QuestionId, SvarId, FBody: 'En till' }
  const { status, body } = await call('assistant.send', input, { token })
  expect([status, body.error.code]).toEqual([409, 'too_many_turns'])
})

test.each([
  [{ FBody: ' ' }, 400, 'invalid'],
  [{ SvarId: v7(), FBody: 'Kortare' }, 404, 'not_found'],
])('asking on with %j is refused', async (input, status, code) => {
  const { token, SvarId, QuestionId } = await asking()
  const given = { QuestionId, SvarId, ...input }
  const response = await call('assistant.send', given, { token })
  expect([response.status, response.body.error.code]).toEqual([status, code])
})

test('nobody asks on in a conversation about another question', async () => {
  const { token, SvarId } = await asking()
  const other = await question()
  const input = { QuestionId: other.id, SvarId, FBody: 'Kortare' }
  expect((await call('assistant.send', input, { token })).status).toBe(404)
})

test('an administrator’s test of a question is kept for nobody', async () => {
  const { token } = await person({ Role: ADMIN })
  const { id: QuestionId } = await question()
  const { body } = await call('assistant.send', { QuestionId, Body: 'Prov' }, { token })
  expect(body.results.SvarId).toBeUndefined()
  expect((await call('answers.all', {}, { token })).body.results.rows).toEqual([])
})

test('the list comes in pages, newest first, and every answer once', async () => {
  const { token, ask } = await asking('Text 1')
  for (let number = 2; number <= 5; number++) {
    await setTimeout(2)
    await ask({ FBody: `Text ${number}` })
  }
  const seen: string[] = []
  let before: string | undefined
  do {
    const { body } = await call('answers.all', { rows: 2, before }, { token })
    seen.push(...body.results.rows.map((row: any) => row.asked))
    before = body.results.next
  } while (before)
  expect(seen).toEqual(['Text 5', 'Text 4', 'Text 3', 'Text 2', 'Text 1'])
})

test('answers that are longer than a reply can be come in more pages, every one once', async () => {
  const { token, id: userid } = await person()
  const long = { asked: 'å'.repeat(100_000), answer: 'ö'.repeat(200_000) }
  const ids = Array.from({ length: 12 }, () => v7())
  for (const id of ids) await keptAnswer(userid, id, long)
  const found: string[] = []
  let before: string | undefined
  do {
    const { status, body } = await call(
      'answers.all',
      { before, whole: 'true', rows: 20 },
      { token },
    )
    expect(status).toBe(200)
    for (const { id, said } of body.results.rows) found.push(said.length === 1 ? id : '')
    before = body.results.next
  } while (before !== undefined)
  expect(found).toEqual(ids.toReversed())
})

test('answers are found by what was asked and by what was answered', async () => {
  const { token, ask, QuestionId } = await asking('Ärendet gäller Öland')
  await ask({ FBody: 'Något annat' })
  const found = async (input: Record<string, unknown>) =>
    (await call('answers.all', input, { token })).body.results.rows.map((row: any) => row.asked)
  expect(await found({ searchTerm: 'öland ärendet' })).toEqual(['Ärendet gäller Öland'])
  expect(await found({ searchTerm: 'oland' })).toEqual([])
  expect(await found({ QuestionId })).toHaveLength(2)
  expect(await found({ QuestionId: 'annan' })).toEqual([])
  const { body } = await call('answers.all', { whole: 'true' }, { token })
  expect(body.results.rows[1].said).toMatchObject([{ asked: 'Ärendet gäller Öland' }])
})

test('a pinned answer stays for a year, whole, and one that is let go as long as the others', async () => {
  const { token, SvarId, userid } = await asking()
  const daysOf = ({ until }: any) =>
    Math.round((Date.parse(until) - Date.now()) / (24 * 60 * 60 * 1000))
  const pinned = await call('answers.update', { id: SvarId, Pinned: true }, { token })
  expect([pinned.body.results.Pinned, daysOf(pinned.body.results)]).toEqual([true, 365])
  const [turn] = await itemsOf(keys.user(userid).pk, 'SVARTEXT#')
  expect(turn?.['expires']).toBe(Date.parse(pinned.body.results.until) / 1000)
  const listed = await call('answers.all', { pinned: 'true' }, { token })
  expect(listed.body.results.rows).toMatchObject([{ id: SvarId, Pinned: true }])
  const free = await call('answers.update', { id: SvarId, Pinned: false }, { token })
  expect([free.body.results.Pinned, daysOf(free.body.results)]).toEqual([false, 30])
})

test('one answer is deleted, or all, with everything that was said', async () => {
  const { token, SvarId, ask, userid } = await asking()
  await ask({ SvarId, FBody: 'Kortare' })
  await ask({ FBody: 'En annan' })
  await call('answers.delete', { id: [SvarId] }, { token })
  expect((await call('answers.get', { id: SvarId }, { token })).status).toBe(404)
  expect(await itemsOf(keys.user(userid).pk, `SVARTEXT#${SvarId}`)).toEqual([])
  expect((await call('answers.all', {}, { token })).body.results.rows).toHaveLength(1)
  // What is not there, or not one's own, is nothing to tell of.
  await call('answers.delete', { id: [SvarId, v7()] }, { token })
  await call('answers.delete', { all: 'true' }, { token })
  expect(await itemsOf(keys.user(userid).pk, 'SVAR')).toEqual([])
  const messages = (await logOf(userid)).map(({ message }) => String(message))
  expect(messages.filter((message) => message.startsWith('Raderade'))).toEqual([
    'Raderade ett av sina svar',
    'Raderade alla sina svar',
  ])
})

test('a deleted person’s answers go with them', async () => {
  const { userid } = await asking()
  const { token } = await person({ Role: ADMIN })
  const { status } = await call('users.delete', { id: [userid] }, { token })
  expect(status).toBe(200)
  expect(await itemsOf(keys.user(userid).pk, 'SVAR')).toEqual([])
})
