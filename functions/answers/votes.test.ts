import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { asking } from '../../infra/testing/functions/asking.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { votes } from '../stores/answers/votes.ts'
import { holds } from '../stores/log/holds.ts'

usePortal()

type Asking = Awaited<ReturnType<typeof asking>>

test('what people say of their answers is counted once, and can be changed and taken back', async () => {
  const admin = await person({ Role: ADMIN })
  const { token, SvarId, QuestionId } = await asking()
  const counted = async () => {
    const { body } = await call('statistics.help', { QuestionId }, { token: admin.token })
    const [row] = body.results.questions
    return [row?.yes ?? 0, row?.no ?? 0, body.results.noes.map((one: any) => one.Note)]
  }
  const say = (input: object) => call('answers.update', { id: SvarId, ...input }, { token })
  expect(await counted()).toEqual([0, 0, []])
  expect((await say({ Helped: 'yes' })).body.results.Helped).toBe('yes')
  await say({ Helped: 'yes' })
  expect(await counted()).toEqual([1, 0, []])
  await say({ Helped: 'no', Reason: 'langt', Note: 'Alldeles för långt.' })
  expect(await counted()).toEqual([0, 1, ['Alldeles för långt.']])
  expect((await say({ Helped: null })).body.results.Helped).toBeUndefined()
  expect(await counted()).toEqual([0, 0, []])
})

test('what helped is told of all questions together, and of those that are named', async () => {
  const admin = await person({ Role: ADMIN })
  const helpOf = async (input: { ids?: string[] }) =>
    (await call('statistics.help', input, { token: admin.token })).body.results
  const { all: before } = await helpOf({})
  const [liked, disliked] = [await asking(), await asking()]
  await call('answers.update', { id: liked.SvarId, Helped: 'yes' }, { token: liked.token })
  await call('answers.update', { id: disliked.SvarId, Helped: 'no' }, { token: disliked.token })
  expect(await helpOf({})).toEqual({
    questions: [],
    noes: [],
    all: { yes: before.yes + 1, no: before.no + 1 },
  })
  const row = { QuestionId: disliked.QuestionId, yes: 0, no: 1 }
  const ids = [disliked.QuestionId, disliked.QuestionId, 'borta']
  expect(await helpOf({ ids })).toEqual({ questions: [row], noes: [] })
})

test('what was written goes with a no only where its writer has said so, and without personal data', async () => {
  const admin = await person({ Role: ADMIN })
  const { token, SvarId, QuestionId } = await asking()
  const shared = async () => {
    const { body } = await call('statistics.help', { QuestionId }, { token: admin.token })
    return body.results.noes.map((one: any) => one.shared)
  }
  const say = (input: object) => call('answers.update', { id: SvarId, ...input }, { token })
  await say({ Helped: 'no', Note: 'Fel' })
  expect(await shared()).toEqual([undefined])
  await say({ Helped: 'no', Note: 'Fel', Share: true })
  const { body } = await call('answers.get', { id: SvarId }, { token })
  expect(await shared()).toEqual([{ FBody: body.results.said[0].asked, Fields: {} }])
  await say({ Helped: null })
  expect(await shared()).toEqual([])
})

test.each([
  ['the answer', (at: Asking) => call('answers.delete', { id: [at.SvarId] }, { token: at.token })],
  ['all answers', (at: Asking) => call('answers.delete', { all: 'true' }, { token: at.token })],
  [
    'its person',
    async (at: Asking) => {
      const { token } = await person({ Role: ADMIN })
      return call('users.delete', { id: [at.userid] }, { token })
    },
  ],
])('what was shared with a no goes with %s, and the no stays counted', async (_, remove) => {
  const admin = await person({ Role: ADMIN })
  const at = await asking()
  const { SvarId: id, token, QuestionId } = at
  await call('answers.update', { id, Helped: 'no', Note: 'Fel', Share: true }, { token })
  expect((await remove(at)).status).toBe(200)
  const { body } = await call('statistics.help', { QuestionId }, { token: admin.token })
  const [no] = body.results.noes
  expect([no.shared, no.Note]).toEqual([undefined, undefined])
  expect((await votes.sumOf(QuestionId))?.no).toBe(1)
})

test('what was shared with a no stays while its question is held', async () => {
  const admin = await person({ Role: ADMIN })
  const { SvarId: id, token, QuestionId } = await asking()
  await call('answers.update', { id, Helped: 'no', Share: true }, { token })
  const hold = { kind: 'QUESTION', id: QuestionId, reason: 'Ärende 7', sdate: '' } as const
  await holds.place(hold, [])
  await call('answers.delete', { id: [id] }, { token })
  const { body } = await call('statistics.help', { QuestionId }, { token: admin.token })
  expect(body.results.noes[0].shared.FBody).toBe('Kan vi ses på torsdag?')
})

test('what is said of an answer to a question that is held can be added to, and neither changed nor taken back', async () => {
  const admin = await person({ Role: ADMIN })
  const { SvarId: id, token, QuestionId } = await asking()
  await holds.place({ kind: 'QUESTION', id: QuestionId, reason: 'Ärende 7', sdate: '' }, [])
  const say = (input: object) => call('answers.update', { id, ...input }, { token })
  const why = { Reason: 'fel', Note: 'Fel år', Share: true }
  const taken = [{}, why, why].map((more) => ({ Helped: 'no', ...more }))
  for (const said of taken) expect((await say(said)).status).toBe(200)
  const refused = [
    { Helped: 'yes' },
    { Helped: null },
    { Helped: 'no', ...why, Reason: 'langt' },
    { Helped: 'no', ...why, Note: undefined },
    { Helped: 'no', ...why, Share: undefined },
  ]
  for (const said of refused) {
    const { status, body } = await say({ Pinned: true, ...said })
    expect([status, body.error.code]).toEqual([409, 'held'])
    expect(body.error.error).toMatch(
      /^Det du har tyckt om svaret ska bevaras tills vidare och kan inte ändras/,
    )
  }
  const { body } = await call('statistics.help', { QuestionId }, { token: admin.token })
  const { questions, noes } = body.results
  expect(questions).toEqual([{ QuestionId, yes: 0, no: 1 }])
  expect(noes).toMatchObject([{ Reason: 'fel', Note: 'Fel år', shared: { Fields: {} } }])
  const own = await call('answers.get', { id }, { token })
  expect(own.body.results).toMatchObject({ Pinned: false, Helped: 'no' })
})

test('twenty who press at once are counted as the one they are', async () => {
  const admin = await person({ Role: ADMIN })
  const { token, SvarId, QuestionId } = await asking()
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      call('answers.update', { id: SvarId, Helped: at % 2 === 0 ? 'yes' : 'no' }, { token }),
    ),
  )
  const { body } = await call('statistics.help', { QuestionId }, { token: admin.token })
  const [{ yes, no }] = body.results.questions
  const { body: own } = await call('answers.get', { id: SvarId }, { token })
  expect([yes, no]).toEqual(own.results.Helped === 'yes' ? [1, 0] : [0, 1])
})

test('whoever pins and judges at once what they have judged elsewhere meanwhile is told so, and nothing is pinned', async () => {
  const { token, SvarId } = await asking()
  const say = (input: object) => call('answers.update', { id: SvarId, ...input }, { token })
  const { prototype }: any = DynamoDBDocumentClient
  const { send } = prototype
  let isFirst = true
  using racing = vi.spyOn(prototype, 'send')
  racing.mockImplementation(async function (this: any, command: any) {
    const isVote = JSON.stringify(command.input.TransactItems ?? '').includes('SET Helped')
    if (isVote && isFirst) {
      isFirst = false
      await say({ Helped: 'no' })
    }
    return send.call(this, command)
  } as any)
  const { status, body } = await say({ Pinned: true, Helped: 'yes' })
  expect([status, body.error.code]).toEqual([409, 'changed'])
  const own = await call('answers.get', { id: SvarId }, { token })
  expect(own.body.results).toMatchObject({ Pinned: false, Helped: 'no' })
})
