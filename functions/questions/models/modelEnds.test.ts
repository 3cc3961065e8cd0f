import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { call } from '../../../infra/testing/functions/call.ts'
import { at, endingModels } from '../../../infra/testing/functions/endingModels.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { question } from '../../../infra/testing/functions/questions.ts'
import { usageOf } from '../../../infra/testing/functions/records.ts'
import { answers, studioOf } from '../../../infra/testing/functions/trials.ts'
import { drafts } from '../../stores/questions/drafts.ts'
import { questions } from '../../stores/questions/questions.ts'

usePortal(async () => ({ env: endingModels }))

afterEach(() => void vi.useRealTimers())

const lastEvening = '2027-01-13T22:59:50Z'
const theDay = '2027-01-13T23:00:00Z'

/** What an answer to a question says of itself, and its record. */
async function receiptAt(now: string, GPTV: string) {
  at(now)
  const { token, id } = await person()
  const { id: QuestionId } = await question({ GPTV })
  const { body } = await call('assistant.send', { QuestionId, FBody: 'Hej' }, { token })
  const [record] = await usageOf(id)
  return { receipt: body.results.receipt, record }
}

test('a model is asked itself until its last day in Sweden, and from then on its successor, as the receipt says', async () => {
  const before = await receiptAt(lastEvening, 'gpt-4o')
  expect(before.receipt).toMatchObject({ GPTV: 'gpt-4o', model: 'gpt-4o' })
  expect(before.receipt).not.toHaveProperty('instead')
  const after = await receiptAt(theDay, 'gpt-4o')
  const said = { GPTV: 'gpt-6-luna', model: 'GPT-6 Luna', instead: 'gpt-4o' }
  expect(after.receipt).toMatchObject(said)
  expect(after.record).toMatchObject(said)
})

test('a model without a day has its successor at once, which is said as well', async () => {
  const { receipt } = await receiptAt(lastEvening, 'gpt-4-turbo-preview')
  expect(receipt).toMatchObject({ model: 'GPT-6.1 Terra', instead: 'gpt 4' })
})

async function ending(token: string) {
  const { body } = await call('questions.models', {}, { token })
  return body.results.find(({ GPTV }: { GPTV: string }) => GPTV === 'gpt-4o')
}

test('administrators see the questions that ask a model that ends, and which hold on its successor, until the day', async () => {
  at('2026-11-14T11:00:00Z')
  const { id, word, publish, token, texts } = await studioOf({ GPTV: 'gpt-4o' })
  await publish('Först')
  const other = await question({ GPTV: 'gpt-4o', Ordering: 1, QuestionLabel: 'Annan' })
  expect(await ending(token)).toBeUndefined()
  at('2026-11-15T11:00:00Z')
  const administrator = await person({ Role: ADMIN })
  const seen = () => ending(administrator.token)
  const provenOf = async () =>
    (await seen()).questions.find((one: { id: string }) => one.id === id).proven
  expect(await seen()).toMatchObject({
    AImodule: 'ChatGPT',
    provider: 'ChatGPT',
    name: 'gpt-4o',
    day: '2027-01-14',
    successor: { GPTV: 'gpt-6-luna', name: 'GPT-6 Luna' },
    configured: true,
    proven: 0,
  })
  expect((await seen()).count).toBe((await seen()).questions.length)
  expect((await seen()).questions).toContainEqual({
    id: other.id,
    QuestionLabel: 'Annan',
    proven: false,
  })
  answers(word, 'Hej!')
  const Base = (await questions.latest(id))?.sdate ?? ''
  const draft = { ...texts, id, Base, GPTV: 'gpt-6-luna' }
  const tried = async (more: object, content: string) => {
    answers(word, content)
    // Runs are in the order of their time.
    vi.setSystemTime(Date.now() + 1_000)
    const DaytoUpdate = (await drafts.latest(id))?.DaytoUpdate ?? ''
    const saved = await call(
      'questions.saveDraft',
      { ...draft, ...more, DaytoUpdate },
      { token: administrator.token },
    )
    const stamp = saved.body.results.DaytoUpdate
    const AnswerId = crypto.randomUUID()
    await call('assistant.runTrials', { id, DaytoUpdate: stamp, AnswerId }, administrator)
  }
  await tried({}, 'Goddag')
  expect(await provenOf()).toBe(false)
  await tried({ subtext: '1' }, 'Hej!')
  expect(await provenOf()).toBe(true)
  expect((await seen()).proven).toBe(1)
  await tried({ GPTV: 'gpt-4o' }, 'Goddag')
  expect(await provenOf()).toBe(true)
  await tried({ subtext: '2' }, 'Goddag')
  expect(await provenOf()).toBe(false)
  // Another text, or other trials, say nothing of what is live; other wishes do.
  await tried({ Question: `Annat ${word} till {{namn}}` }, 'Hej!')
  expect(await provenOf()).toBe(false)
  await tried({ Trials: texts.Trials.slice(0, 1) }, 'Hej!')
  expect(await provenOf()).toBe(false)
  await tried({ Wishes: { length: 'kort' } }, 'Hej!')
  expect(await provenOf()).toBe(true)
  await tried({ PersonalData: 'varna' }, 'Goddag')
  expect(await provenOf()).toBe(true)
  at(theDay)
  const later = await person({ Role: ADMIN })
  expect(await ending(later.token)).toBeUndefined()
})
