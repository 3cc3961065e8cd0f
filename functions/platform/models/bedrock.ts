import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { traceable } from '../../runtime/awsClient.ts'
import type { Asked, Ended } from './adapter.ts'
import { boundedFetch } from './boundedFetch.ts'
import { shortMessages } from './boundedFrames.ts'
import { sumOf, tokensOf } from './counts.ts'
import { type Cause, ModelFailure, refusalOf } from './failure.ts'
import { untilEnd } from './lastWords.ts'

type Request = {
  protocol: string
  hostname: string
  port?: number | undefined
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** The SDK's calls go as those of the other providers do: over fetch, and no answer takes more memory than it should. */
const overFetch = {
  async handle(request: Request, { abortSignal }: { abortSignal?: unknown } = {}) {
    const { protocol, hostname, port, path, method, body } = request
    const { host: _, 'content-length': __, ...headers } = request.headers
    const url = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`
    const signal = abortSignal instanceof AbortSignal ? abortSignal : null
    const response = await boundedFetch(url, { method, headers, body, signal }, shortMessages)
    return {
      response: {
        statusCode: response.status,
        reason: response.statusText,
        headers: Object.fromEntries(response.headers),
        body: response.body ?? new Blob([]).stream(),
      },
    }
  },
  updateHttpClientConfig: () => undefined,
  httpHandlerConfigs: () => ({}),
}

// What is read of an event.
const count = z.optional(z.unknown())
const counts = z.object({
  inputTokens: count,
  outputTokens: count,
  cacheReadInputTokens: count,
  cacheWriteInputTokens: count,
})
const event = z.object({
  contentBlockDelta: otherwise(
    z.optional(z.object({ delta: z.object({ text: z.string().check(z.minLength(1)) }) })),
    undefined,
  ),
  messageStop: otherwise(z.optional(z.object({ stopReason: z.string() })), undefined),
  metadata: otherwise(z.optional(z.object({ usage: counts })), undefined),
})

/** The errors of Bedrock whose status does not say what they mean, and what in a text of a refusal does. */
const causes: Record<string, Cause> = {
  InternalServerException: 'unavailable',
  ModelErrorException: 'unavailable',
  ModelNotReadyException: 'unavailable',
  ModelStreamErrorException: 'interrupted',
  ModelTimeoutException: 'timeout',
  ServiceQuotaExceededException: 'too_many_requests',
  ServiceUnavailableException: 'unavailable',
  ThrottlingException: 'too_many_requests',
}
const refusals: [RegExp, Cause][] = [
  [
    /too long|too many (input )?tokens|exceeds? the (maximum|model).*(length|context|tokens)/i,
    'too_long',
  ],
  [/model identifier is invalid|end of (its )?life/i, 'unknown_model'],
  [/on-demand throughput isn.t supported|inference profile/i, 'not_configured'],
]

/** Those that another try may mend, whatever their status says. */
const passing = new Set(['ModelErrorException', 'ModelStreamErrorException'])

const thrown = z.object({
  name: z.string(),
  message: z.string(),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
  $response: z.optional(
    z.object({ statusCode: z.number(), headers: z.record(z.string(), z.string()) }),
  ),
})

/** The failure that an error of the SDK, of fetch or of a stream that broke off means. */
function failureOf(error: unknown, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { data } = z.safeParse(thrown, error)
  const known =
    data && (causes[data.name] ?? refusals.find(([pattern]) => pattern.test(data.message))?.[1])
  const status = data?.$response?.statusCode ?? data?.$metadata?.httpStatusCode
  if (status !== undefined && status >= 300 && !passing.has(data?.name ?? '')) {
    return refusalOf(status, data?.$response?.headers['retry-after'], known, error)
  }
  return new ModelFailure(known ?? (hasBegun ? 'interrupted' : 'unavailable'), { cause: error })
}

/** A reason to stop that says that there would be more. */
const cuts = new Set(['max_tokens', 'model_context_window_exceeded'])
const filters = new Set(['content_filtered', 'guardrail_intervened'])

/** Amazon Bedrock's own protocol (ConverseStream), whatever model it asks; who asks is the Lambda's role. */
export function bedrockAdapter(region: string) {
  let client: BedrockRuntimeClient | undefined

  return async function* stream(asked: Asked): AsyncGenerator<string, Ended> {
    const { model, temperature, answerTokens, system, messages, address, signal } = asked
    const sdk = await import('@aws-sdk/client-bedrock-runtime')
    client ??= traceable(
      new sdk.BedrockRuntimeClient({
        region,
        endpoint: address,
        maxAttempts: 1,
        requestHandler: overFetch,
      }),
    )
    let usage: z.infer<typeof counts> = {}
    let finished = ''
    let hasBegun = false
    try {
      const { stream: events } = await client.send(
        new sdk.ConverseStreamCommand({
          modelId: model,
          system: [{ text: system }],
          messages: messages.map(({ role, content }) => ({ role, content: [{ text: content }] })),
          inferenceConfig: {
            maxTokens: answerTokens,
            ...(temperature !== undefined && { temperature }),
          },
        }),
        { abortSignal: signal },
      )
      if (!events) throw new ModelFailure('interrupted')
      hasBegun = true
      for await (const received of untilEnd(events, () => finished !== '')) {
        const { data } = z.safeParse(event, received)
        usage = data?.metadata?.usage ?? usage
        finished = data?.messageStop?.stopReason ?? finished
        const piece = data?.contentBlockDelta?.delta.text
        if (piece !== undefined) yield piece
      }
    } catch (error) {
      if (signal.aborted) throw new ModelFailure('cancelled')
      throw failureOf(error, hasBegun)
    }
    if (signal.aborted) throw new ModelFailure('cancelled')
    if (filters.has(finished)) throw new ModelFailure('content_filter')
    if (finished === '' || finished === 'malformed_model_output')
      throw new ModelFailure('interrupted')
    // What it reads from a cache or writes there it does not count as input.
    const { cacheReadInputTokens: cached, cacheWriteInputTokens: written } = usage
    const besides = sumOf(cached, written)
    const tokens = tokensOf(usage.inputTokens, usage.outputTokens, { cached, besides })
    return { tokens, isCut: cuts.has(finished) }
  }
}
