import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import type { Asked, Ended } from './adapter.ts'
import { boundedFetch } from './boundedFetch.ts'
import { sumOf, tokensOf } from './counts.ts'
import { failureOf, ModelFailure } from './failure.ts'
import { untilEnd } from './lastWords.ts'

// Anthropic has no codes for them, only these texts with a 400.
const tooLong = /too long|too many tokens/i
const noCredit = /credit balance/i

function causeOf({ status, message }: { status: number | undefined; message: string }) {
  if (status !== 400) return undefined
  if (tooLong.test(message)) return 'too_long'
  return noCredit.test(message) ? 'no_credit' : undefined
}

/** A reason to stop that says that there would be more. */
const cuts = new Set(['max_tokens', 'model_context_window_exceeded'])

// What is read of an event. Whoever stands between us and Anthropic may send anything.
const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message_start'),
    message: z.object({
      usage: z.object({
        input_tokens: z.optional(z.unknown()),
        cache_read_input_tokens: z.optional(z.unknown()),
        cache_creation_input_tokens: z.optional(z.unknown()),
      }),
    }),
  }),
  z.object({
    type: z.literal('content_block_delta'),
    delta: z.object({ type: z.literal('text_delta'), text: z.string().check(z.minLength(1)) }),
  }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.optional(z.nullable(z.string())) }),
    usage: otherwise(z.object({ output_tokens: z.optional(z.unknown()) }), {}),
  }),
])

const effort = z.enum(['low', 'medium', 'high', 'xhigh', 'max'])

/** How hard the model thinks, in Anthropic's words; left out for models that take no such wish. */
function effortOf(asked: Asked) {
  const { data } = z.safeParse(effort, asked.effort)
  return data && { output_config: { effort: data } }
}

/** The protocol of Anthropic's messages. */
export async function* anthropicAdapter(asked: Asked): AsyncGenerator<string, Ended> {
  const { model, temperature, answerTokens, system, messages } = asked
  const { key, address, idleMs, signal } = asked
  const sdk = await import('@anthropic-ai/sdk')
  const client = new sdk.Anthropic({
    apiKey: key,
    baseURL: address,
    maxRetries: 0,
    timeout: idleMs,
    fetch: boundedFetch,
    // It would write what people read into the log.
    logLevel: 'off',
  })
  let read: Partial<
    Record<'input_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens', unknown>
  > = {}
  let answered: unknown
  let finished: string | null = null
  try {
    const events = await client.messages.create(
      {
        model,
        system,
        messages,
        max_tokens: answerTokens,
        ...effortOf(asked),
        ...(temperature !== undefined && { temperature }),
        stream: true,
      },
      { signal },
    )
    for await (const received of untilEnd(events, () => finished !== null)) {
      const { data } = z.safeParse(event, received)
      if (data?.type === 'message_start') read = data.message.usage
      if (data?.type === 'content_block_delta') yield data.delta.text
      if (data?.type === 'message_delta') {
        answered = data.usage.output_tokens
        finished = data.delta.stop_reason ?? finished
      }
    }
  } catch (error) {
    throw failureOf(sdk, error, causeOf)
  }
  if (signal.aborted) throw new ModelFailure('cancelled')
  if (finished === 'refusal') throw new ModelFailure('content_filter')
  if (finished === null) throw new ModelFailure('interrupted')
  const {
    input_tokens,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: written,
  } = read
  // What it reads from its cache or writes there it does not count as input.
  const tokens = tokensOf(input_tokens, answered, { cached, besides: sumOf(cached, written) })
  return { tokens, isCut: cuts.has(finished) }
}
