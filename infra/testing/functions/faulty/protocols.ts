import { chunks, piece } from '../rawProvider.ts'

/** What a provider writes, in the words of its protocol. */
export type Protocol = {
  begin: (usage?: unknown) => string
  text: (text: unknown) => string
  /** Why the answer ended, in OpenAI's words, and what it counted. */
  end: (reason: string, usage?: unknown) => string
  refusal: string
  toolCall: string
  error: (error: object) => string
  /** Anything at all as the data of an event. */
  data: (data: string) => string
}

const openai: Protocol = {
  begin: () => '',
  text: (text) => chunks(piece(text)),
  end: (reason, n) =>
    chunks(piece(null, reason), {
      choices: [],
      ...(n !== undefined && { usage: { prompt_tokens: n, completion_tokens: n } }),
    }),
  refusal: chunks({ choices: [{ delta: { refusal: 'Nej' }, finish_reason: null }] }),
  toolCall: chunks({ choices: [{ delta: { tool_calls: [{}] }, finish_reason: null }] }),
  error: (error) => chunks({ error }),
  data: (data) => `data: ${data}\n\n`,
}

const event = (type: string, data: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`

const reasons: Record<string, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
  tool_calls: 'tool_use',
}

const anthropic: Protocol = {
  begin: (n) => event('message_start', { message: { usage: { input_tokens: n } } }),
  text: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: (reason, n) =>
    event('message_delta', {
      delta: { stop_reason: reasons[reason] ?? reason },
      usage: { output_tokens: n },
    }) + event('message_stop', {}),
  refusal: event('message_delta', { delta: { stop_reason: 'refusal' }, usage: {} }),
  toolCall: event('content_block_start', { index: 0, content_block: { type: 'tool_use' } }),
  error: (error) => event('error', { error: { type: 'overloaded_error', ...error } }),
  data: (data) => `event: content_block_delta\ndata: ${data}\n\n`,
}

export const protocolOf = (AImodule: string): Protocol =>
  AImodule === 'Claude' ? anthropic : openai
