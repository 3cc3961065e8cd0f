import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk'
import type { Asked, Tokens } from './adapter.ts'
import { failureOf, ModelFailure } from './failure.ts'

const sdk = { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError }

/** Anthropic wants a limit: the longest answer in tokens. */
const longestAnswer = 8_192

// Anthropic has no code for it, only this text with a 400.
const tooLong = /too long|too many tokens/i

/** The protocol of Anthropic's messages. */
export async function* anthropicAdapter(asked: Asked): AsyncGenerator<string, Tokens | undefined> {
  const { model, system, messages, key, address, idleMs, signal } = asked
  const client = new Anthropic({ apiKey: key, baseURL: address, maxRetries: 0, timeout: idleMs })
  const tokens = { InTokenAntal: 0, OutTokenAntal: 0 }
  let finished: string | null = null
  try {
    const events = await client.messages.create(
      { model, system, messages, max_tokens: longestAnswer, stream: true },
      { signal },
    )
    for await (const event of events) {
      if (event.type === 'message_start') tokens.InTokenAntal = event.message.usage.input_tokens
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
        yield event.delta.text
      }
      if (event.type === 'message_delta') {
        tokens.OutTokenAntal = event.usage.output_tokens
        finished = event.delta.stop_reason
      }
    }
  } catch (error) {
    throw failureOf(sdk, error, ({ status, message }) =>
      status === 400 && tooLong.test(message) ? 'too_long' : undefined,
    )
  }
  if (signal.aborted) throw new ModelFailure('cancelled')
  if (finished === 'refusal') throw new ModelFailure('content_filter')
  if (finished === null) throw new ModelFailure('interrupted')
  return tokens
}
