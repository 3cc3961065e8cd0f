import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { rateLimits } from '../../../shared/rateLimits.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { call } from '../../../infra/testing/functions/call.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { TableName, transact } from '../../stores/client.ts'
import { proposals } from '../../stores/questions/proposals.ts'
import { newQuestionId } from '../../stores/questions/questions.ts'
import { keys } from '../../stores/table.ts'

// Each administrator of a portal is told of each proposal: of those that other tests have left, too.
usePortal(ofItsOwn)

// No hour runs out while a test counts in it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const proposal = (Subject: string) => ({ Subject, Body: 'Skriv ett svar.', FBody: '' })

test('whoever proposes and takes back again and again waits for the next hour', async () => {
  const { token } = await person()
  for (let at = 0; at < rateLimits.proposalsPerHour; at++) {
    const { body } = await call('questions.propose', proposal(`Nummer ${at}`), { token })
    await call('questions.dropProposal', { id: body.results.id, Reason: '' }, { token })
  }
  const { status, body } = await call('questions.propose', proposal('En till'), { token })
  expect([status, body.error]).toMatchObject([
    429,
    { code: 'throttled', error: expect.stringContaining('flera förslag') },
  ])
})

test('whoever takes a proposal twice at once is led to their draft both times', async () => {
  const [{ token }, administrator] = [await person(), await person({ Role: ADMIN })]
  const { body } = await call('questions.propose', proposal('Två gånger'), { token })
  const { id } = body.results
  const take = () => call('questions.takeProposal', { id }, { token: administrator.token })
  const replies = await Promise.all([take(), take()])
  expect(replies.map(({ body: { results } }) => results)).toEqual([{ id }, { id }])
})

test('of many that are sent at once no more are kept than an hour takes', async () => {
  const { token } = await person()
  const sent = await Promise.all(
    Array.from({ length: rateLimits.proposalsPerHour + 10 }, (_, at) =>
      call('questions.propose', proposal(`På en gång ${at}`), { token }),
    ),
  )
  const kept = sent.filter(({ status }) => status === 200).length
  expect(kept).toBeLessThanOrEqual(rateLimits.proposalsPerHour)
})

// The last one: nobody gets round to what it leaves.
test('where more wait than anybody gets round to, whoever proposes is told to come later', async () => {
  const [{ token }, waiting] = [await person(), await proposals.all()]
  const more = Array.from({ length: questionLimits.proposals - waiting.length }, () => {
    const id = newQuestionId()
    const told = { id, ...proposal('Väntar'), sdate: new Date().toISOString(), by: 'somebody' }
    return { Put: { TableName, Item: { ...keys.proposal(id), ...told } } }
  })
  for (let from = 0; from < more.length; from += 100) {
    await transact(more.slice(from, from + 100))
  }
  const { status, body } = await call('questions.propose', proposal('En till'), { token })
  expect([status, body.error]).toEqual([
    409,
    {
      code: 'too_many_proposals',
      error: 'Det är för många förslag som väntar på svar just nu. Försök igen senare.',
    },
  ])
})
