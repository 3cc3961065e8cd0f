import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk'
import * as z from 'zod/mini'
import type { Asked, Ended } from './adapter.ts'
import { boundedFetch } from './boundedFetch.ts'
import { tokensOf } from './counts.ts'
import { failureOf, ModelFailure } from './failure.ts'
import { untilEnd } from './lastWords.ts'

const sdk = { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError }

// Anthropic has no codes for them, only these texts with a 400.
const tooLong = /too long|too many tokens/i
const noCredit = /credit balance/i

function causeOf({ status, message }: { status: number | undefined; message: string }) {
  if (status !== 400) return undefined
  if (tooLong.test(message)) return 'too_long'
  return noCredit.test(message) ? 'no_credit' : undefined
}

const effort = z.enum(['low', 'medium', 'high', 'xhigh', 'max'])

/** How hard the model thinks, in Anthropic's words; left out for models that take no such wish. */
function effortOf(asked: Asked) {
  const { data } = z.safeParse(effort, asked.effort)
  return data && { output_config: { effort: data } }
}

/** The protocol of Anthropic's messages. */
export async function* anthropicAdapter(asked: Asked): AsyncGenerator<string, Ended> {
  const { model, answerTokens, system, messages, key, address, idleMs, signal } = asked
  const client = new Anthropic({
    apiKey: key,
    baseURL: address,
    maxRetries: 0,
    timeout: idleMs,
    fetch: boundedFetch,
  })
  let counted: { in?: unknown; out?: unknown } = {}
  let finished: string | null = null
  try {
    const events = await client.messages.create(
      {
        model,
        system,
        messages,
        max_tokens: answerTokens,
        ...effortOf(asked),
        stream: true,
      },
      { signal },
    )
    for await (const event of untilEnd(events, () => finished !== null)) {
      if (event.type === 'message_start') counted = { in: event.message?.usage?.input_tokens }
      if (event.type === 'content_block_delta' && event.delta?.type === 'text_delta') {
        yield event.delta.text
      }
      if (event.type === 'message_delta') {
        counted = { ...counted, out: event.usage?.output_tokens }
        finished = event.delta?.stop_reason ?? finished
      }
    }
  } catch (error) {
    throw failureOf(sdk, error, causeOf)
  }
  if (signal.aborted) throw new ModelFailure('cancelled')
  if (finished === 'refusal') throw new ModelFailure('content_filter')
  if (finished === null) throw new ModelFailure('interrupted')
  return { tokens: tokensOf(counted.in, counted.out), isCut: finished === 'max_tokens' }
}
