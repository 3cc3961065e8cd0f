import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import type { Source } from '../../../shared/contract/assistant/answer.ts'
import type { Asked, Ended } from './adapter.ts'
import { boundedFetch } from './boundedFetch.ts'
import { tokensOf } from './counts.ts'
import { type Cause, failureOf, ModelFailure } from './failure.ts'
import { untilEnd } from './lastWords.ts'
import { sourcesOf } from './sources.ts'

const causes: Record<string, Cause> = {
  context_length_exceeded: 'too_long',
  content_filter: 'content_filter',
  model_not_found: 'unknown_model',
  insufficient_quota: 'no_credit',
}

/** What servers say of a text that is too long for their model where they have no code of OpenAI's for it. */
const tooLong = /(?:maximum|available) context|context (?:length|size|window)|too large for model/i

type Told = { code?: unknown; type?: unknown; message: string }

function causeOf({ code, type, message }: Told): Cause | undefined {
  return (
    causes[String(code)] ?? causes[String(type)] ?? (tooLong.test(message) ? 'too_long' : undefined)
  )
}

/** An error as OpenAI sends it. Mistral's, and those of servers of one's own, are no part of an `error`: the SDK reads nothing else. */
const asOpenAis = (told: object | undefined) =>
  told instanceof Object && !('error' in told) ? { error: told } : told

// What is read of a chunk. Whoever speaks the protocol of somebody else leaves out, nulls and lists as they like.
const text = z.object({ text: z.string() })
const content = z.union([z.string(), z.array(z.union([text, z.unknown()]))])
const chunk = z.object({
  choices: otherwise(
    z.array(
      z.object({
        delta: otherwise(
          z.object({
            content: otherwise(z.optional(content), undefined),
            refusal: otherwise(z.optional(z.string()), undefined),
          }),
          {},
        ),
        finish_reason: otherwise(z.optional(z.string()), undefined),
      }),
    ),
    [],
  ),
  usage: otherwise(
    z.optional(
      z.object({
        prompt_tokens: z.unknown(),
        completion_tokens: z.unknown(),
        prompt_tokens_details: otherwise(
          z.optional(z.object({ cached_tokens: z.optional(z.unknown()) })),
          undefined,
        ),
        completion_tokens_details: otherwise(
          z.optional(z.object({ reasoning_tokens: z.optional(z.unknown()) })),
          undefined,
        ),
      }),
    ),
    undefined,
  ),
  search_results: z.optional(z.unknown()),
  citations: z.optional(z.unknown()),
})

const textOf = (given: z.infer<typeof content> = ''): string =>
  typeof given === 'string'
    ? given
    : given.map((part) => z.safeParse(text, part).data?.text ?? '').join('')

/** What of the protocol a provider has names of its own for. */
type Dialect = {
  /** It has to be asked for the token count; the others send it with their last chunk and refuse the question for it. */
  asksForUsage: boolean
  /** What it calls the greatest length of an answer. */
  longest: 'max_tokens' | 'max_completion_tokens'
}

/** The protocol of OpenAI's chat completions, which Mistral and Perplexity speak too. */
export const openaiAdapter = ({ asksForUsage, longest }: Dialect) =>
  async function* stream(asked: Asked): AsyncGenerator<string, Ended> {
    const { model, effort, temperature, answerTokens, system, messages } = asked
    const { key, address, idleMs, signal } = asked
    const sdk = await import('openai')
    class Client extends sdk.OpenAI {
      override makeStatusError(...given: Parameters<typeof sdk.APIError.generate>) {
        const [status, told, ...rest] = given
        return sdk.APIError.generate(status, asOpenAis(told), ...rest)
      }
    }
    const client = new Client({
      // It starts with no empty one, and sends none.
      apiKey: key || 'none',
      baseURL: address,
      maxRetries: 0,
      timeout: idleMs,
      fetch: boundedFetch,
      // It would write what people read into the log.
      logLevel: 'off',
      ...(key === '' && { defaultHeaders: { Authorization: null } }),
    })
    let usage: z.infer<typeof chunk>['usage']
    let sources: Source[] = []
    let finished = ''
    let refused = false
    try {
      const chunks = await client.chat.completions.create(
        {
          model,
          messages: [{ role: 'system', content: system }, ...messages],
          [longest]: answerTokens,
          ...(effort && { reasoning_effort: effort }),
          ...(temperature !== undefined && { temperature }),
          stream: true,
          ...(asksForUsage && { stream_options: { include_usage: true } }),
        },
        { signal },
      )
      for await (const received of untilEnd(chunks, () => finished !== '')) {
        const { data } = z.safeParse(chunk, received)
        usage = data?.usage ?? usage
        const named = sourcesOf(data?.search_results, data?.citations)
        if (named.length > 0) sources = named
        const choice = data?.choices[0]
        const piece = textOf(choice?.delta.content)
        if (piece !== '') yield piece
        refused ||= Boolean(choice?.delta.refusal)
        finished = choice?.finish_reason ?? finished
      }
    } catch (error) {
      throw failureOf(sdk, error, causeOf)
    }
    // The SDK ends its loop quietly when the call is aborted.
    if (signal.aborted) throw new ModelFailure('cancelled')
    if (finished === 'content_filter' || refused) throw new ModelFailure('content_filter')
    // Mistral says with `error` that it could not go on.
    if (finished === '' || finished === 'error') throw new ModelFailure('interrupted')
    return {
      tokens: tokensOf(usage?.prompt_tokens, usage?.completion_tokens, {
        cached: usage?.prompt_tokens_details?.cached_tokens,
        reasoning: usage?.completion_tokens_details?.reasoning_tokens,
      }),
      // Mistral says `model_length` where its model could hold no more.
      isCut: finished === 'length' || finished === 'model_length',
      sources,
    }
  }
