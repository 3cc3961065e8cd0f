import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { chunks, piece, startRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'

let provider: Awaited<ReturnType<typeof startRawProvider>>
usePortal(async () => {
  provider = await startRawProvider()
  return { env: { ...provider.env, MODEL_SILENCE_SECONDS: '20' } }
})
afterAll(() => provider.stop())

const megabyte = 1024 * 1024
const long = 50 * megabyte
let taken = 0

/** Writes fifty megabytes, as fast as they are taken, for as long as somebody takes them. */
const endless = (status: number, part: string) => async (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/event-stream' })
  taken = 0
  while (taken < long && !response.destroyed) {
    taken += part.length
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    if (!response.write(part))
      await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
  }
  response.end()
}

const ways = ['application/json', 'text/event-stream']
const answer = chunks(...Array.from({ length: 50 }, () => piece('ord '.repeat(250))))

test.each(
  [
    ['an answer', 200, answer, 'cut'],
    ['a line', 200, 'x'.repeat(megabyte / 4), 'interrupted'],
    ['an error', 400, 'x'.repeat(megabyte / 4), 'unavailable'],
  ].flatMap(([what, status, part, outcome]) =>
    ways.map((accept) => [what, accept, Number(status), String(part), outcome] as const),
  ),
)(
  'of %s of fifty megabytes (%s) no more is taken than is needed',
  async (...given) => {
    const [what, accept, status, part, outcome] = given
    const FBody = `långt-${what}-${accept}-`
    provider.answers(FBody, endless(status, part))
    const { token, id } = await person()
    const { id: QuestionId } = await question()
    const response = await send('assistant.send', { QuestionId, FBody }, { token, accept })
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
    const body: any = streams
      ? (await eventsOf(response)).events.at(-1)?.data
      : await response.json()
    if (outcome === 'cut') {
      expect([body.results.answer.length, body.results.cut]).toEqual([
        limits.answerCharacters,
        true,
      ])
    } else expect(body.error.code).toBe(outcome)
    expect(await usageOf(id)).toMatchObject([{ outcome }])
    await expect.poll(() => provider.isLeft(FBody), { timeout: 15_000 }).toBe(true)
    // What lies in the buffers of two sockets besides.
    expect(taken).toBeLessThan(serverLimits.answerLineBytes + 8 * megabyte)
  },
  30_000,
)

test('whoever is sent elsewhere does not take the key there', async () => {
  const other = await startRawProvider()
  provider.answers('skickas-vidare', (response) =>
    response.writeHead(307, { location: `${other.url}/chat/completions` }).end(),
  )
  const { token } = await person()
  const { id: QuestionId } = await question({ AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' })
  const input = { QuestionId, FBody: 'skickas-vidare' }
  expect((await send('assistant.send', input, { token })).status).toBe(503)
  expect(other.keys).toEqual([])
  await other.stop()
})
