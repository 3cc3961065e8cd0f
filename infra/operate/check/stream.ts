import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { contract } from '../../../shared/contract/index.ts'
import { failure, streamEvents } from '../../../shared/contract/http/stream.ts'
import { call, reach, saidBy } from './ask.ts'
import { type Check, type Session, type Target, Wrong } from './finding.ts'

/** A whole answer; providers that reason think for a while before the first word. */
const answerMs = 60_000
/** Pieces that come within this time came at once. */
const atOnceMs = 250

const text = 'Provfråga vid driftsättning. Svara med minst tre stycken om vad en portal är bra för.'

const logs =
  'See the log of assistant.send (chatbot.send where no question is without a form), and whether the provider’s key, model ' +
  'and quota are in order.'

/** The first prepared question that is asked without a form; where there is none, an administrator's chat. */
async function requestFor({ address }: Target, { token, role }: Session) {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const list = contract['assistant.questions']
  const answer = await call(`${address}/v1/${list.path}`, 'See the log of assistant.questions.', {
    headers: { authorization: headers.authorization },
  })
  const card = z.parse(list.output, answer).results.find(({ HasFields }) => !HasFields)
  if (card) {
    const body = new FormData()
    body.append('QuestionId', card.id)
    body.append('FBody', text)
    return { path: contract['assistant.send'].path, init: { method: 'PUT', headers, body } }
  }
  if (role !== 0) {
    throw new Wrong(
      'the library has no question to ask without a form',
      'Add one in the portal, or check with an administrator’s account.',
    )
  }
  const body = JSON.stringify({ newMessage: [{ role: 'user', content: text }] })
  const asJson = { ...headers, 'content-type': 'application/json' }
  return { path: contract['chatbot.send'].path, init: { method: 'PUT', headers: asJson, body } }
}

type Read = { times: number[]; result: boolean; failed: string | undefined }

/** Reads the events and notes when each piece of text came. */
async function read(response: Response): Promise<Read> {
  const found: Read = { times: [], result: false, failed: undefined }
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === streamEvents.text) found.times.push(performance.now())
      if (event === streamEvents.result) found.result = true
      if (event !== streamEvents.failure) return
      const { data: said } = z.safeParse(failure, JSON.parse(data))
      found.failed = said ? `${said.error.code}: ${said.error.error}` : data
    },
  })
  const pieces = response.body?.pipeThrough(new TextDecoderStream()) ?? []
  for await (const piece of pieces) parser.feed(piece)
  return found
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** An answer comes piece by piece: the first long before the last. */
export const stream: Check = async ({ target, session }) => {
  const { path, init } = await requestFor(target, await session())
  const sent = performance.now()
  const response = await reach(`${target.address}/v1/${path}`, {
    ...init,
    signal: AbortSignal.timeout(answerMs),
  })
  if (!response.ok) throw new Wrong((await saidBy(response)).said, logs)
  const type = response.headers.get('content-type') ?? 'nothing'
  if (!type.startsWith('text/event-stream')) {
    throw new Wrong(
      `the answer came whole, as ${type}`,
      'The accept header does not reach the Lambda.',
    )
  }
  const { times, result, failed } = await read(response).catch((error: unknown) => {
    throw new Wrong(`the answer broke off (${String(error)})`, logs)
  })
  if (failed !== undefined) throw new Wrong(failed, logs)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  if (!result || times.length === 0) throw new Wrong('the answer ended in the middle', logs)
  if (last - first < atOnceMs) {
    throw new Wrong(
      `all ${times.length} pieces came at once, ${seconds(first - sent)} after the question`,
      'Something on the way collects the answer: the method’s responseTransferMode must be STREAM, and no proxy may buffer.',
    )
  }
  return `first piece after ${seconds(first - sent)}, last of ${times.length} after ${seconds(last - sent)}`
}
