import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from '../rawProvider.ts'
import type { Protocol } from './protocols.ts'

/** How an answer may end: whole, cut and said to be cut, or told as a failure. No half answer is `whole`. */
type End = 'whole' | 'cut' | 'failed'

/** What a provider does wrong, or oddly, and what becomes of its answer; `text` is what is read of one that is whole. */
export type Fault = {
  what: string
  ends: End
  text?: string
  /** The failure's code, where only one is right. */
  code?: string
  answer: (p: Protocol) => Answer
}

const stream = { 'content-type': 'text/event-stream' }

const writes =
  (body: string | Buffer, headers: Record<string, string> = stream, status = 200): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Writes, and leaves the connection open. */
const stays =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200, stream).flushHeaders()
    response.write(body)
  }

const breaks =
  (body: string): Answer =>
  async (response) => {
    response.writeHead(200, stream).flushHeaders()
    response.write(body)
    await setTimeout(100)
    response.destroy()
  }

/** Writes again and again, until nobody listens. */
const repeats =
  (first: string, again: string): Answer =>
  async (response: ServerResponse) => {
    response.writeHead(200, stream).write(first)
    while (!response.destroyed) {
      response.write(again)
      await setTimeout(200)
    }
  }

const whole = (what: string, answer: Fault['answer'], text = 'Hej då'): Fault => ({
  what,
  ends: 'whole',
  text,
  answer,
})
const failed = (what: string, answer: Fault['answer'], code?: string): Fault => ({
  what,
  ends: 'failed',
  ...(code !== undefined && { code }),
  answer,
})

const hello = (p: Protocol) => p.begin(3) + p.text('Hej ') + p.text('då')
const good = (p: Protocol) => hello(p) + p.end('stop', 3)

const error = JSON.stringify({ error: { type: 'error', message: 'no' } })
const json = { 'content-type': 'application/json' }

const statuses = [
  400, 401, 402, 403, 404, 405, 408, 409, 413, 418, 422, 429, 451, 500, 501, 502, 503, 504, 520,
  529,
].map((status) => failed(`status ${status}`, () => writes(error, json, status)))

const waits = ['0', '1', '60', '-5', '1e300', 'i morgon', ''].map((after) =>
  failed(`429 with Retry-After “${after}”`, () =>
    writes(error, { ...json, 'retry-after': after }, 429),
  ),
)

const bodies: Fault[] = [
  failed('200 and nothing', () => writes('')),
  failed('204', () => writes('', {}, 204)),
  failed('302 to elsewhere', () => writes('', { location: 'http://127.0.0.1:9/' }, 302)),
  failed('200 and a page of HTML', () => writes('<h1>Proxy</h1>', { 'content-type': 'text/html' })),
  failed('200 and an error as JSON', () => writes(error, json)),
  failed('200 and a whole answer as JSON', () =>
    writes('{"choices":[{"message":{"content":"Hej"}}]}', json),
  ),
  failed('200 and plain text', () => writes('Hej då', { 'content-type': 'text/plain' })),
  failed('200 and zeros', () => writes(Buffer.alloc(4_096))),
  failed('500 and a page of HTML', () => writes('<h1>500</h1>', {}, 500)),
  failed('an error without a body', () => writes('', {}, 503)),
]

const ends: Fault[] = [
  failed('half, and the end of the stream', (p) => writes(hello(p)), 'interrupted'),
  failed('half, and the line breaks', (p) => breaks(hello(p)), 'interrupted'),
  failed('half, and silence', (p) => stays(hello(p)), 'timeout'),
  failed('half, and pings for ever', (p) => repeats(hello(p), ': ping\n\n'), 'timeout'),
  failed('half, and an error', (p) => writes(hello(p) + p.error({ message: 'overloaded' }))),
  failed(
    'half, and broken JSON',
    (p) => writes(hello(p) + p.data('{"choices":[{"del')),
    'interrupted',
  ),
  failed('half a line', (p) => writes(hello(p).slice(0, -20)), 'interrupted'),
  failed('headers, and silence', () => stays('')),
  failed('silence', () => () => undefined, 'timeout'),
  failed('pings for ever', () => repeats('', ': ping\n\n'), 'timeout'),
  failed('the line breaks at once', () => (response) => response.destroy(), 'unavailable'),
  failed('the line breaks after the headers', () => breaks('')),
  whole('the connection stays open after the end', (p) => stays(good(p))),
  whole('the line breaks after the end', (p) => breaks(good(p))),
  whole('broken JSON after the end', (p) => writes(good(p) + p.data('{"choices":[{"del'))),
  whole('no [DONE]', (p) => writes(good(p))),
  whole('[DONE] twice', (p) => writes(`${good(p)}data: [DONE]\n\ndata: [DONE]\n\n`)),
  {
    what: 'stopped at its greatest length',
    ends: 'cut',
    answer: (p) => writes(hello(p) + p.end('length', 3)),
  },
  {
    what: 'text without end',
    ends: 'cut',
    answer: (p) => repeats(p.begin(1), p.text('ord '.repeat(25_000))),
  },
  failed(
    'its greatest length, and no text',
    (p) => writes(p.begin(3) + p.end('length', 3)),
    'empty',
  ),
  failed(
    'a filter stopped it',
    (p) => writes(hello(p) + p.end('content_filter', 3)),
    'content_filter',
  ),
  failed(
    'a refusal alone',
    (p) => writes(p.begin(3) + p.refusal + p.end('content_filter', 3)),
    'content_filter',
  ),
  failed('no text', (p) => writes(p.begin(3) + p.end('stop', 3)), 'empty'),
  failed(
    'tool calls alone',
    (p) => writes(p.begin(3) + p.toolCall + p.end('tool_calls', 3)),
    'empty',
  ),
  whole('an end of a kind that nobody knows', (p) => writes(hello(p) + p.end('whatever', 3))),
]

const parts: Fault[] = [
  failed(
    'words without letters',
    (p) => writes(p.begin(3) + p.text('') + p.end('stop', 3)),
    'empty',
  ),
  whole('pings between the words', (p) =>
    writes(`: ping\n\n${hello(p)}: ping\n\n${p.end('stop', 3)}`),
  ),
  whole('lines that end as in Windows', (p) => writes(good(p).replaceAll('\n', '\r\n'))),
  whole('a mark of the byte order', (p) => writes(`\uFEFF: ping\n\n${good(p)}`)),
  whole('text that is null', (p) => writes(p.begin(3) + p.text(null) + good(p))),
  whole('text that is a number', (p) => writes(p.begin(3) + p.text(7) + good(p))),
  whole('text that is an object', (p) => writes(p.begin(3) + p.text({ text: 'x' }) + good(p))),
  whole('an event that is null', (p) => writes(p.data('null') + good(p))),
  whole('an event that is a number', (p) => writes(p.data('7') + good(p))),
  whole('an event that is a list', (p) => writes(p.data('[]') + good(p))),
  whole('an event without anything', (p) => writes(p.data('{}') + good(p))),
  whole('events of a kind that nobody knows', (p) =>
    writes(`event: thing\ndata: {}\n\n${good(p)}`),
  ),
  whole(
    'letters torn between two writes',
    (p) => async (response: ServerResponse) => {
      const bytes = Buffer.from(p.begin(3) + p.text('Åäö') + p.end('stop', 3))
      const middle = bytes.indexOf('Å') + 1
      response.writeHead(200, stream).write(bytes.subarray(0, middle))
      await setTimeout(50)
      response.end(bytes.subarray(middle))
    },
    'Åäö',
  ),
  // On a busy machine its silence may be over before the line is too long.
  failed('a line of 5 MB', (p) => writes(p.data('x'.repeat(5 * 1024 * 1024)))),
]

const counts = [undefined, null, -1, 1.5, 1e300, 'många', {}].map((count) =>
  whole(`counts that are ${JSON.stringify(count)}`, (p) =>
    writes(p.begin(count) + p.text('Hej ') + p.text('då') + p.end('stop', count)),
  ),
)

/** What providers get wrong, the one list: `functions/assistant/providerFaults.test.ts` runs it, `npm run faults` all of it. */
export const faults: Fault[] = [...statuses, ...waits, ...bodies, ...ends, ...parts, ...counts]
