import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from 'openai'
import type { Asked, Tokens } from './adapter.ts'
import { type Cause, failureOf, ModelFailure } from './failure.ts'

const sdk = { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError }

type Usage = { prompt_tokens: number; completion_tokens: number }

const tokensOf = (usage: Usage): Tokens => ({
  InTokenAntal: usage.prompt_tokens,
  OutTokenAntal: usage.completion_tokens,
})

const causes: Record<string, Cause> = {
  context_length_exceeded: 'too_long',
  content_filter: 'content_filter',
  model_not_found: 'unknown_model',
}

/**
 * The protocol of OpenAI's chat completions, which Mistral and Perplexity speak too. Only OpenAI has to be asked for
 * the token count; the others send it with their last chunk and refuse the question for it.
 */
export const openaiAdapter = (asksForUsage: boolean) =>
  async function* stream(asked: Asked): AsyncGenerator<string, Tokens | undefined> {
    const { model, system, messages, key, address, idleMs, signal } = asked
    const client = new OpenAI({ apiKey: key, baseURL: address, maxRetries: 0, timeout: idleMs })
    let usage: Usage | null | undefined
    let finished = ''
    try {
      const chunks = await client.chat.completions.create(
        {
          model,
          messages: [{ role: 'system', content: system }, ...messages],
          stream: true,
          ...(asksForUsage && { stream_options: { include_usage: true } }),
        },
        { signal },
      )
      for await (const { choices, usage: counted } of chunks) {
        usage = counted ?? usage
        const choice = choices[0]
        if (choice?.delta.content) yield choice.delta.content
        finished = choice?.finish_reason ?? finished
      }
    } catch (error) {
      throw failureOf(sdk, error, ({ code }) => causes[code ?? ''])
    }
    // The SDK ends its loop quietly when the call is aborted.
    if (signal.aborted) throw new ModelFailure('cancelled')
    if (finished === 'content_filter') throw new ModelFailure('content_filter')
    if (finished === '') throw new ModelFailure('interrupted')
    return usage ? tokensOf(usage) : undefined
  }
