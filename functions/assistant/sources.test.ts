import { expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { withReceipt } from '../../infra/testing/functions/receipts.ts'
import { chunks, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'

const provider = useRawProvider({ OWN_ANSWER_DAYS: '0', MODEL_SILENCE_SECONDS: '20' })

let words = 0
const done = piece(null, 'stop')

/** What a question whose provider sends this is answered with, whole and at the end of the stream. */
async function ask(first: object, last: object = {}) {
  const FBody = `källor-${++words}-`
  provider.streams(FBody, chunks({ ...piece('Hej [1]'), ...first }, { ...done, ...last }))
  const { token } = await person()
  const { id: QuestionId } = await question({ AImodule: 'Perplexity', GPTV: 'sonar' })
  const whole = await call('assistant.send', { QuestionId, FBody }, { token })
  const accept = 'text/event-stream'
  const streamed = await send('assistant.send', { QuestionId, FBody }, { token, accept })
  const end = (await eventsOf(streamed)).events.at(-1)?.data
  const { receipt, ...results } = whole.body.results
  const { receipt: streamedReceipt, ...streamedResults } = end.results
  expect([whole.status, results, receipt.supplier]).toEqual([
    200,
    streamedResults,
    streamedReceipt.supplier,
  ])
  return results
}

const page = (nr: number, title = '') => ({ nr, url: `https://example.se/${nr}`, title })

test('what an answer builds on comes with its end, by title where there is one', async () => {
  const citations = ['https://example.se/1', 'https://example.se/2']
  const search_results = [{ ...page(1, ' Ett\u202E \n stycke '), date: '2026-01-02' }, page(2)]
  expect(await ask({ citations })).toEqual({ answer: 'Hej [1]', sources: [page(1), page(2)] })
  expect(await ask({ citations }, { citations, search_results })).toEqual({
    answer: 'Hej [1]',
    sources: [page(1, 'Ett stycke'), page(2)],
  })
})

test('what is no address of the web is left out, and the others keep their numbers', async () => {
  const { sources } = await ask({
    citations: [
      'javascript:alert(1)',
      'https://example.se/2',
      7,
      null,
      { url: 'data:text/html,x' },
      '//example.se',
      'https://anna:hemligt@example.se/',
      `https://example.se/${'x'.repeat(limits.sourceAddress)}`,
      'https://example.se/9',
    ],
  })
  expect(sources).toEqual([page(2), page(9)])
})

test.each([
  [7],
  ['https://example.se/1'],
  [null],
  [{}],
  [{ length: 3 }],
  [[]],
  [[[]]],
  ['x'.repeat(9_999)],
])('sources that are none (%j) leave the answer as it is', async (citations) => {
  expect(await ask({ citations, search_results: citations })).toEqual({ answer: 'Hej [1]' })
})

test('a million sources are twenty', async () => {
  const citations = [...Array(30).fill('https://example.se/'), ...Array(1_000_000).fill(0)]
  expect((await ask({ citations })).sources).toHaveLength(limits.sources)
}, 60_000)

test('the chat’s answers have them, too', async () => {
  const content = 'källor i chatten'
  provider.streams(content, chunks({ ...piece('Hej'), citations: ['https://example.se/1'] }, done))
  const { token } = await person({ Role: ADMIN })
  const { body } = await call(
    'chatbot.send',
    { newMessage: [{ role: 'user', content }] },
    { token },
  )
  expect(body.results).toEqual(withReceipt({ answer: 'Hej', sources: [page(1)] }))
})
