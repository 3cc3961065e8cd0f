import { afterEach, expect, test, vi } from 'vitest'
import { call, send } from '../../infra/testing/functions/call.ts'
import { at, endingModels } from '../../infra/testing/functions/endingModels.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { answers, studioOf } from '../../infra/testing/functions/trials.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

usePortal(async () => ({ env: endingModels }))

afterEach(() => void vi.useRealTimers())

const lastEvening = '2027-01-13T22:59:00Z'
const theDay = '2027-01-13T23:00:00Z'

/** A question that was proven on this model, in November. */
async function proven(GPTV: string) {
  at('2026-11-14T11:00:00Z')
  const { id, word, run, publish } = await studioOf({ GPTV })
  answers(word, 'Hej!')
  await run()
  await publish()
  return id
}

type Listed = { id: string; Certificate?: { old?: true } }

/** Whether staff and administrators read a question's certificate as old: on its page, its card, in the library and its pages. */
async function readsOld(id: string) {
  const [{ token }, administrator] = [await person(), await person({ Role: ADMIN })]
  const of = (all: Listed[]) => all.find((one) => one.id === id)?.Certificate
  const opened = await call('assistant.question', { id }, { token })
  const lobby = await call('assistant.questions', {}, { token })
  const whole = await call('questions.all', {}, administrator)
  const page = await call('questions.all', { size: 20 }, administrator)
  return [
    opened.body.results.Certificate,
    of(lobby.body.results),
    of(whole.body.results),
    of(page.body.results),
  ].map((one) => {
    expect(one).toMatchObject({ passed: 3, of: 3 })
    return one?.old === true
  })
}

test('a certificate is old from the day on which another model answers, wherever it is read', async () => {
  const id = await proven('gpt-4o')
  at(lastEvening)
  expect(await readsOld(id)).toEqual([false, false, false, false])
  at(theDay)
  expect(await readsOld(id)).toEqual([true, true, true, true])
})

test('what was tried on the model that answers already holds, whatever the question names', async () => {
  const id = await proven('gpt-4-turbo-preview')
  at(theDay)
  expect(await readsOld(id)).toEqual([false, false, false, false])
})

test.each(['assistant.questions', 'questions.all'] as const)(
  'whoever has read %s before midnight is not told that nothing has changed after it',
  async (key) => {
    await proven('gpt-4o')
    at(lastEvening)
    const evening = await person({ Role: ADMIN })
    const etag = (await send(key, {}, evening)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await send(key, {}, { ...evening, etag })).status).toBe(304)
    at(theDay)
    const { token } = await person({ Role: ADMIN })
    expect((await send(key, {}, { token, etag })).status).toBe(200)
  },
)
