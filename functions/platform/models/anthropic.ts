import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk'
import type { Asked, Tokens } from './adapter.ts'
import { failureOfStatus, ModelFailure } from './failure.ts'

/** Anthropic wants a limit: the longest answer in tokens. */
const longestAnswer = 8_192

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (error instanceof APIUserAbortError) return new ModelFailure('cancelled', { cause: error })
  if (error instanceof APIConnectionTimeoutError)
    return new ModelFailure('timeout', { cause: error })
  if (error instanceof APIConnectionError) return new ModelFailure('unavailable', { cause: error })
  if (error instanceof APIError) {
    if (error.status === 400 && /too long|too many tokens/i.test(error.message)) {
      return new ModelFailure('too_long', { cause: error })
    }
    return failureOfStatus(error.status, error.headers, error)
  }
  return new ModelFailure('interrupted', { cause: error })
}

/** The protocol of Anthropic's messages. */
export async function* anthropicAdapter(asked: Asked): AsyncGenerator<string, Tokens | undefined> {
  const { model, system, messages, key, address, silenceMs, signal } = asked
  const client = new Anthropic({ apiKey: key, baseURL: address, maxRetries: 0, timeout: silenceMs })
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
    throw asFailure(error)
  }
  if (signal.aborted) throw new ModelFailure('cancelled')
  if (finished === 'refusal') throw new ModelFailure('content_filter')
  if (finished === null) throw new ModelFailure('interrupted')
  return tokens
}
