import { crc32 } from 'node:zlib'

const text = 7

/** One header of a message, as text ("Amazon event stream encoding"). */
function headerOf([name, value]: [string, string]): Buffer {
  const [key, said] = [Buffer.from(name), Buffer.from(value)]
  const length = Buffer.alloc(2)
  length.writeUInt16BE(said.length)
  return Buffer.concat([Buffer.of(key.length), key, Buffer.of(text), length, said])
}

const sum = (bytes: Buffer): Buffer => {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(crc32(bytes))
  return written
}

/** A message of AWS's event stream: lengths and their sum, headers, body, and the sum of all of it. */
function message(headers: Record<string, string>, body: string): Buffer {
  const head = Buffer.concat(Object.entries(headers).map(headerOf))
  const payload = Buffer.from(body)
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32BE(16 + head.length + payload.length)
  lengths.writeUInt32BE(head.length, 4)
  const beforeSum = Buffer.concat([lengths, sum(lengths), head, payload])
  return Buffer.concat([beforeSum, sum(beforeSum)])
}

const json = { ':content-type': 'application/json' }

/** An event of ConverseStream with any body. */
export const event = (name: string, body: unknown): Buffer =>
  message(
    { ':event-type': name, ...json, ':message-type': 'event' },
    typeof body === 'string' ? body : JSON.stringify(body),
  )

/** An error in the middle of the stream that Bedrock's model has a shape for, such as `throttlingException`. */
export const exception = (name: string, said: string): Buffer =>
  message(
    { ':exception-type': name, ...json, ':message-type': 'exception' },
    JSON.stringify({ message: said }),
  )

/** One that it has none for. */
export const unmodelled = (code: string, said: string): Buffer =>
  message({ ':error-code': code, ':error-message': said, ':message-type': 'error' }, '')

export const begin = (): Buffer => event('messageStart', { role: 'assistant' })

export const piece = (written: unknown): Buffer =>
  event('contentBlockDelta', { contentBlockIndex: 0, delta: { text: written } })

export const stop = (stopReason: string): Buffer => event('messageStop', { stopReason })

export const usage = (counted: unknown): Buffer =>
  event('metadata', { usage: counted, metrics: { latencyMs: 1 } })

/** A whole answer, in these pieces. */
export const whole = (pieces: readonly string[], stopReason = 'end_turn', counted: object = {}) =>
  Buffer.concat([
    begin(),
    ...pieces.map(piece),
    event('contentBlockStop', { contentBlockIndex: 0 }),
    stop(stopReason),
    usage({ inputTokens: 7, outputTokens: 5, totalTokens: 12, ...counted }),
  ])
