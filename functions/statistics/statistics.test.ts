import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { shards } from '../stores/shards.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { crowdOf, person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'

// Two hundred at once take their time on a busy machine.
usePortal(async () => ({ env: { MODEL_SILENCE_SECONDS: '30' } }))

const admin = () => person({ Role: ADMIN })

/** What the stand-in answers to a text that holds this word, with its price. */
const answers = (word: string, prompt_tokens: number, completion_tokens: number) =>
  portal().standIn.prependFixture({
    match: { userMessage: word },
    response: { content: 'Svar.', usage: { prompt_tokens, completion_tokens } },
  })

const numbers = ({ QuestionAntal, InTokenAntal, OutTokenAntal }: any) => [
  QuestionAntal,
  InTokenAntal,
  OutTokenAntal,
]

async function dashboard(token: string, period?: 'today' | '7' | 'all') {
  const [totals, people, questions] = await Promise.all([
    call('statistics.totals', { period }, { token }),
    call('statistics.users', { period }, { token }),
    call('statistics.questions', { period }, { token }),
  ])
  return {
    totals: totals.body.results,
    people: people.body.results,
    questions: questions.body.results,
  }
}

describe('the dashboard', () => {
  test('counts each answer at once: in total, by person, question, model and day', async () => {
    const { token } = await admin()
    const before = await dashboard(token)
    const anna = await person({ Firstname: 'Anna', Lastname: 'Räknad' })
    const { id: QuestionId } = await question({ QuestionLabel: 'Räknefråga', GPTV: 'gpt-räkna' })
    answers('räkna-mig', 70, 7)
    const ask = { QuestionId, FBody: 'räkna-mig' }
    await call('assistant.send', ask, { token: anna.token })
    await call('assistant.send', ask, { token: anna.token })

    const { totals, people, questions } = await dashboard(token)
    const [questionsAsked, tokensIn, tokensOut] = numbers(before.totals)
    expect(numbers(totals)).toEqual([questionsAsked + 2, tokensIn + 140, tokensOut + 14])
    const one = people.find(({ userid }: any) => userid === anna.id)
    expect([one.userName, ...numbers(one)]).toEqual(['Anna Räknad', 2, 140, 14])
    const asked = questions.find((row: any) => row.QuestionId === QuestionId)
    expect([asked.Question, ...numbers(asked)]).toEqual(['Räknefråga', 2, 140, 14])
    const { body } = await call('statistics.questions', { ids: [QuestionId] }, { token })
    expect(body.results).toEqual([asked])
    const model = totals.models.find(({ GPTV }: any) => GPTV === 'gpt-räkna')
    expect(numbers(model)).toEqual([2, 140, 14])
    expect(totals.days.at(-1).day).toBe(dayOf(new Date()))
    for (const period of ['today', '7'] as const) {
      const ofPeriod = await dashboard(token, period)
      expect(numbers(ofPeriod.totals)).toEqual(numbers(totals))
      expect(ofPeriod.people).toEqual(people)
      expect(ofPeriod.questions).toEqual(questions)
    }
  })

  test('counts chat replies, and tests from the library apart', async () => {
    const { token } = await admin()
    const before = (await dashboard(token)).totals
    const { id: QuestionId } = await question()
    answers('prova-apart', 30, 3)
    answers('chatta-med', 20, 2)
    await call('assistant.send', { QuestionId, Body: 'prova-apart' }, { token })
    const newMessage = [{ role: 'user' as const, content: 'chatta-med' }]
    await call('chatbot.send', { newMessage }, { token })
    const { totals, questions } = await dashboard(token)
    expect(numbers(totals).map((count, at) => count - numbers(before)[at])).toEqual([1, 20, 2])
    expect(numbers(totals.tests).map((n, at) => n - numbers(before.tests)[at])).toEqual([1, 30, 3])
    expect(questions.find((row: any) => row.QuestionId === 'chatt').Question).toBe('Chatt')
  })

  test('keeps what a deleted person and a deleted question were used for', async () => {
    const { token } = await admin()
    const bo = await person({ Firstname: 'Bo', Lastname: 'Försvinner' })
    const { id: QuestionId } = await question({ QuestionLabel: 'Sista etiketten' })
    await call('assistant.send', { QuestionId, FBody: 'kvar' }, { token: bo.token })
    const before = await dashboard(token)
    await call('users.delete', { id: [bo.id] }, { token })
    await call('questions.delete', { DelQuestion: JSON.stringify({ id: QuestionId }) }, { token })
    const { totals, people, questions } = await dashboard(token)
    expect(totals).toEqual(before.totals)
    const gone = people.find(({ userid }: any) => userid === bo.id)
    expect([gone.userName, gone.QuestionAntal]).toEqual(['Borttagen användare', 1])
    expect(questions.find((row: any) => row.QuestionId === QuestionId).Question).toBe(
      'Sista etiketten',
    )
    expect(JSON.stringify(people)).not.toContain('Försvinner')
  })

  test(
    'loses nothing when fifty people ask two hundred questions at once',
    { timeout: 120_000 },
    async () => {
      const { token } = await admin()
      const { id: QuestionId } = await question({ QuestionLabel: 'Rusning' })
      answers('rusning', 11, 1)
      const crowd = await crowdOf(50)
      const writes = new Map<string, number>()
      const sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
      const before = await dashboard(token)
      await Promise.all(
        crowd.flatMap((one) =>
          Array.from({ length: 4 }, () =>
            call('assistant.send', { QuestionId, FBody: 'rusning' }, { token: one.token }),
          ),
        ),
      )
      for (const [{ input }] of sent.mock.calls as any[]) {
        for (const item of input.TransactItems ?? []) {
          const { pk } = item.Put?.Item ?? item.Update?.Key ?? item.Delete.Key
          writes.set(pk, (writes.get(pk) ?? 0) + 1)
        }
      }
      sent.mockRestore()
      const after = await dashboard(token)
      const difference = numbers(after.totals).map((n, at) => n - numbers(before.totals)[at])
      expect(difference).toEqual([200, 2200, 200])
      for (const { id } of crowd) {
        expect(after.people.find(({ userid }: any) => userid === id).QuestionAntal).toBe(4)
      }
      const asked = after.questions.find((row: any) => row.QuestionId === QuestionId)
      expect(numbers(asked)).toEqual([200, 2200, 200])
      // The records and the common log share what is written to all but the people's own partitions.
      const all = [...writes.values()].reduce((sum, count) => sum + count, 0)
      expect(all).toBe(800)
      expect(Math.max(...writes.values()) / all).toBeLessThan(1 / shards.usage)
    },
  )

  test.each(['statistics.totals', 'statistics.users', 'statistics.questions'] as const)(
    '%s refuses an unknown period',
    async (key) => {
      const { token } = await admin()
      expect((await send(key, { period: '8' }, { token })).status).toBe(400)
    },
  )
})

describe('everybody’s log', () => {
  const messages = (body: any) => body.results.rows.map(({ message }: any) => message)

  test('comes newest first in pages of twenty, by what the page before said', async () => {
    const { token } = await admin()
    const bo = await person({ Firstname: 'Bo', Lastname: 'Loggad' })
    for (let town = 0; town < 45; town++) {
      await call('profile.update', { user: { Ort: `Ort ${town}` } }, { token: bo.token })
    }
    const seen: string[] = []
    let before: string | undefined
    for (let page = 0; page < 3; page++) {
      const { body } = await call('statistics.log', { page, ...(before && { before }) }, { token })
      const again = await call('statistics.log', { page }, { token })
      expect(again.body.results.rows).toEqual(body.results.rows)
      expect([body.results.page, body.results.rows.length]).toEqual([page, 20])
      seen.push(...body.results.rows.map(({ id }: any) => id))
      before = body.results.before
    }
    expect(new Set(seen).size).toBe(60)
    expect(seen).toEqual(seen.toSorted().toReversed())
    const { body } = await call('statistics.log', {}, { token })
    expect(body.results.rows[0]).toEqual({
      id: expect.stringMatching(/^\w{26}$/),
      userid: bo.id,
      userName: 'Bo Loggad',
      message: 'Ändrade sina uppgifter: ort',
      sdate: expect.stringMatching(/^20\d\d-.*Z$/),
    })
  })

  test('is searched in names and messages, and restricted to people', async () => {
    const { token } = await admin()
    const [ett, två] = [await person({ Firstname: 'Ettan' }), await person({ Firstname: 'Tvåan' })]
    for (const { token: own } of [ett, två]) {
      await call('profile.update', { user: { Adress: 'Ny' } }, { token: own })
    }
    const found = await call('statistics.log', { searchTerm: 'ETTAN adress' }, { token })
    expect(messages(found.body)).toEqual(['Ändrade sina uppgifter: adress'])
    expect(found.body.results.hasMore).toBe(false)
    const own = await call('statistics.log', { filterOptions: [två.id] }, { token })
    expect(messages(own.body)).toEqual(['Ändrade sina uppgifter: adress', 'Loggade in'])
    const none = await call('statistics.log', { searchTerm: 'finns inte alls' }, { token })
    expect(none.body.results).toEqual({ rows: [], page: 0, hasMore: false })
  })

  test('is of nobody whom there has never been: that is a mistake, and no empty log', async () => {
    const { token, id } = await admin()
    const { status, body } = await call('statistics.log', { filterOptions: ['nobody'] }, { token })
    expect([status, body.error.fields]).toEqual([
      400,
      { 'filterOptions.0': 'Personen finns inte.' },
    ])
    const gone = await person()
    await call('users.delete', { id: [gone.id] }, { token })
    const filterOptions = [gone.id]
    expect((await call('statistics.log', { filterOptions }, { token })).status).toBe(200)
    const none = { filterOptions: [id], searchTerm: 'finns inte alls' }
    expect((await call('statistics.log', none, { token })).status).toBe(200)
  })

  test('shows nothing that has expired, though DynamoDB deletes late', async () => {
    const { token, id: userid } = await admin()
    const twoYears = 2 * 365 * 24 * 60 * 60 * 1000
    const entry = { userid, userName: 'Åsa Öman', address: '' }
    await auditLog.add({ ...entry, message: 'Färskt', at: new Date() })
    await auditLog.add({ ...entry, message: 'Utgånget', at: new Date(Date.now() - twoYears) })
    const { body } = await call('statistics.log', { filterOptions: [userid] }, { token })
    expect(messages(body)).toContain('Färskt')
    expect(messages(body)).not.toContain('Utgånget')
  })

  test('has no page behind its last entry, however many there are of somebody', async () => {
    const { token, id: userid } = await admin()
    const entry = { userid, userName: 'Åsa Öman', address: '', message: 'Hände', at: new Date() }
    for (let count = 0; count < 19; count++) await auditLog.add(entry)
    const read = async (more: object = {}) =>
      (await call('statistics.log', { filterOptions: [userid], ...more }, { token })).body.results
    const whole = await read()
    expect([whole.rows.length, whole.hasMore]).toEqual([20, false])
    await auditLog.add(entry)
    const { rows, before, hasMore } = await read()
    const rest = await read({ before })
    expect([rows.length, hasMore, rest.rows.length, rest.hasMore]).toEqual([20, true, 1, false])
  })

  test('past its end is empty', async () => {
    const { token } = await admin()
    const { body } = await call('statistics.log', { page: 900 }, { token })
    expect(body.results).toEqual({ rows: [], page: 900, hasMore: false })
  })
})
