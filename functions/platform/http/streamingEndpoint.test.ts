import { afterAll, expect, test } from 'vitest'
import { guardOf } from '../../../shared/rules/personalData.ts'
import { assistant } from '../../../shared/contract/assistant.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { usageOf } from '../../../infra/testing/functions/records.ts'
import { startSlowProvider } from '../../../infra/testing/functions/slowProvider.ts'
import { streamed } from '../../../infra/testing/functions/streamed.ts'
import { streamingEndpoint } from './streamingEndpoint.ts'

const provider = await startSlowProvider()
afterAll(() => provider.stop())
usePortal(async () => ({ env: provider.env }))

/** Asks a Lambda that gives up after a second and a half where it cannot stream; gives status, body and what was recorded. */
async function ask(content: string, Accept: string) {
  // It reads where the providers are when it is loaded.
  const { answer } = await import('../models/answer.ts')
  const { id } = await person()
  const lambda: any = streamingEndpoint(
    assistant['assistant.send'],
    async function* ({ caller, signal }) {
      const { answer: given } = yield* answer({
        AImodule: 'ChatGPT',
        GPTV: 'gpt-4o',
        caller,
        signal,
        guard: guardOf({ texts: [] }),
        system: '',
        messages: [{ role: 'user', content }],
        about: { purpose: 'question', QuestionId: 'x', Question: 'Fråga' },
        logTexts: { answered: 'Ställde', cancelled: 'Avbröt', failed: 'Fick inget helt svar' },
      })
      return { results: { answer: given }, message: '' }
    },
    1_500,
  )
  const given = await streamed(lambda, 'assistant.send', { id, Accept })
  return { ...given, records: await usageOf(id) }
}

test('whoever waits for the whole is told in time that it takes too long, and nobody is asked again', async () => {
  const { status, written, records } = await ask('800 ord', 'application/json')
  expect(status).toBe(504)
  expect(JSON.parse(written).error).toEqual({
    code: 'timeout',
    error: 'Assistenten svarade inte i tid. Försök igen.',
  })
  expect(records).toMatchObject([{ outcome: 'timeout', estimated: true }])
  expect(provider.wordsTo('800 ord')).toBeLessThan(40)
})

test('whoever reads it as it is written gets it, however long it takes', async () => {
  const { status, written, records } = await ask('40 ord', 'text/event-stream')
  expect([status, written.match(/ord40/)?.length]).toEqual([200, 1])
  expect(records).toMatchObject([{ outcome: 'answered' }])
})
