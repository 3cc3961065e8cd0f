import { text as textOf } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import { listen } from '../../local/engines/listen.ts'
import { usePortal } from './portal.ts'

/** How a provider answers a call. */
export type Answer = (response: ServerResponse) => unknown

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The chunks of OpenAI's protocol, whatever is in them. */
export const chunks = (...all: unknown[]) =>
  all.map((data) => `data: ${JSON.stringify(data)}\n\n`).join('')

/** A chunk with a piece of text, or with why the answer ended. */
export const piece = (content: unknown, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
})

/** A whole answer of Anthropic's protocol, with any counts. */
export const claude = (text: string, stop_reason: string | null, input: unknown, output: unknown) =>
  event('message_start', { type: 'message_start', message: { usage: input } }) +
  event('content_block_delta', {
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  }) +
  event('message_delta', { type: 'message_delta', delta: { stop_reason }, usage: output }) +
  event('message_stop', { type: 'message_stop' })

/** A word that no other answer is known by. It has no digits: in one of a hundred the guard would find a phone number. */
export const newWord = () =>
  `ord${crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`

const envOf = (url: string) => ({
  PROVIDER_ADDRESSES: JSON.stringify({
    ChatGPT: url,
    Mistralai: url,
    Claude: url,
    Perplexity: url,
  }),
})

/** A provider that writes bytes as it is told: what is asked with a text is answered by what was set for it. */
function rawProvider() {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const keys: (string | undefined)[] = []
  const paths: (string | undefined)[] = []
  const left = new Set<string>()
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request)
    asked.push(body)
    paths.push(request.url)
    const { authorization, 'x-api-key': key } = request.headers
    keys.push(authorization ?? key?.toString())
    const [word = '', answer] = [...answers].find(([one]) => body.includes(one)) ?? []
    response.on('error', () => undefined)
    response.on('close', () => left.add(word))
    answer?.(response)
  }
  return {
    reply,
    /** Answers a text with this word in it with an event stream. `open` leaves the connection open afterwards. */
    streams: (word: string, body: string, { open = false, afterMs = 0 } = {}) =>
      answers.set(word, async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.flushHeaders()
        await setTimeout(afterMs)
        if (open) response.write(body)
        else response.end(body)
      }),
    /** Answers a text with this word in it as it is told. */
    answers: (word: string, answer: Answer) => void answers.set(word, answer),
    /** Answers with a status and an error. */
    fails: (word: string, status: number, error: object, headers: Record<string, string> = {}) =>
      answers.set(word, (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(JSON.stringify({ error }))
      }),
    /** Whether nobody listens any more to what answers this word. */
    isLeft: (word: string) => left.has(word),
    /** The keys that it was shown, with each call. */
    keys,
    /** Where it was asked, with each call. */
    paths,
    /** What was asked last. */
    lastAsked: () => JSON.parse(asked.at(-1) ?? ''),
    timesAsked: (word: string) => asked.filter((body) => body.includes(word)).length,
  }
}

/** Starts such a provider: where it listens, and what a portal is told of it. */
export async function startRawProvider() {
  const { reply, ...provider } = rawProvider()
  const { url, stop } = await listen(0, reply)
  return { ...provider, url, stop, env: envOf(url) }
}

/** Starts it with a portal of the test file's own, all of whose providers it is; `env` is what else is told to the Lambdas. */
export function useRawProvider(env: Record<string, string> = {}) {
  const { reply, ...provider } = rawProvider()
  const { promise: started, resolve } = Promise.withResolvers<() => unknown>()
  usePortal(async () => {
    const { url, stop } = await listen(0, reply)
    resolve(stop)
    return { env: { ...envOf(url), ...env } }
  })
  afterAll(async () => (await started)())
  return provider
}
