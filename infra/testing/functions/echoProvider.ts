import { text as textOf } from 'node:stream/consumers'
import { listen } from '../../local/engines/listen.ts'
import { whole } from './bedrockMessages.ts'
import { chunks, piece } from './rawProvider.ts'

type Asked = { messages: { role: string; content: string | { text: string }[] }[] }

const event = (name: string, data: object) =>
  `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`

const claudes = (pieces: string[]) =>
  [
    event('message_start', { message: { usage: { input_tokens: 1 } } }),
    ...pieces.map((text) =>
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    ),
    event('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } }),
    event('message_stop', {}),
  ].join('')

/** What somebody wrote last, without what the portal puts around it. */
function echoOf({ messages }: Asked): string {
  const { content = '' } = messages.findLast(({ role }) => role === 'user') ?? {}
  const last = typeof content === 'string' ? content : content.map(({ text }) => text).join('')
  return /<uppgifter>\n([^]*)\n<\/uppgifter>/.exec(last)?.[1] ?? last
}

/** Every part of three characters: no mark of the portal comes in one piece. */
const cutIn = (text: string) => text.match(/[^]{1,3}/g) ?? []

/**
 * A provider of all protocols that says back what it was asked last, and remembers all that was sent to it: addresses, headers
 * and bodies. A text with `prova-igen` it refuses the first time.
 */
export async function startEchoProvider() {
  const sent: string[] = []
  const refused = new Set<string>()
  const { url, stop } = await listen(0, async (request, response) => {
    const body = await textOf(request)
    sent.push(JSON.stringify([request.url, request.headers]), body)
    const echo = echoOf(JSON.parse(body))
    const isRetried = echo.includes('prova-igen') && !refused.has(echo)
    if (isRetried) {
      refused.add(echo)
      return void response.writeHead(500).end('{}')
    }
    const pieces = cutIn(echo)
    if (request.url?.endsWith('/converse-stream') === true) {
      response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' })
      return void response.end(whole(pieces))
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const isClaudes = request.url?.includes('messages') ?? false
    response.end(
      isClaudes ? claudes(pieces) : chunks(...pieces.map((one) => piece(one)), piece(null, 'stop')),
    )
  })
  const address = { ChatGPT: url, Mistralai: url, Claude: url, Perplexity: url, Bedrock: url }
  return { env: { PROVIDER_ADDRESSES: JSON.stringify(address) }, sent, stop }
}
