import { HttpError } from '../../runtime/errors.ts'
import type { Tokens } from './adapter.ts'

/** Each way an answer can fail, with what people are told. The key is the wire's `code` and the record's `outcome`. */
const causes = {
  timeout: [504, 'Assistenten svarade inte i tid. Försök igen.'],
  too_many_requests: [
    503,
    'Assistenten har för mycket att göra just nu. Vänta en stund och försök igen.',
  ],
  content_filter: [
    422,
    'Leverantörens innehållsfilter stoppade svaret. Formulera om din text och försök igen.',
  ],
  too_long: [413, 'Texten är för lång för den här frågans modell. Korta ner den och försök igen.'],
  empty: [502, 'Assistenten svarade utan text. Försök igen, eller formulera om din text.'],
  no_credit: [503, 'Organisationens konto hos leverantören är tomt. Kontakta en administratör.'],
  interrupted: [502, 'Svaret avbröts på vägen. Försök igen.'],
  unavailable: [503, 'Assistenten går inte att nå just nu. Försök igen om en stund.'],
  not_configured: [503, 'Frågans AI-tjänst är inte inställd. Kontakta en administratör.'],
  unknown_model: [503, 'Frågans modell finns inte längre. Kontakta en administratör.'],
  cancelled: [499, 'Svaret avbröts.'],
} as const satisfies Record<string, readonly [number, string]>

export type Cause = keyof typeof causes

/** What a question or its writer is the cause of, not the provider or how the stage is set up. */
const others = new Set<Cause>(['content_filter', 'too_long', 'cancelled'])

/** Whether operators should hear of a failure. */
export const isProvidersFault = (cause: Cause): boolean => !others.has(cause)

type Details = {
  cause?: unknown
  retryAfter?: number | undefined
  tokens?: Tokens | undefined
  isFinal?: boolean
}

/**
 * A provider that did not answer. `retryAfter` is what it asked for, in seconds; `tokens` what it counted all the same.
 * `isFinal`: it would do the same again, as where it refuses the request as such, or thinks up to the greatest length and
 * writes nothing.
 */
export class ModelFailure extends HttpError {
  why: Cause
  retryAfter: number | undefined
  tokens: Tokens | undefined
  isFinal: boolean

  constructor(why: Cause, details: Details = {}) {
    const [status, text] = causes[why]
    const { cause, retryAfter, tokens, isFinal = false } = details
    super(status, why, text, {
      cause,
      headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) },
    })
    this.why = why
    this.retryAfter = retryAfter
    this.tokens = tokens
    this.isFinal = isFinal
  }
}

/** Why an answer was given up whose signal is aborted: what the signal says, `cancelled` where it says nothing. */
export const givenUp = ({ reason }: AbortSignal): ModelFailure =>
  reason instanceof ModelFailure ? reason : new ModelFailure('cancelled')

const causeOfStatus: Record<number, Cause> = {
  401: 'not_configured',
  402: 'no_credit',
  403: 'not_configured',
  404: 'unknown_model',
  408: 'timeout',
  413: 'too_long',
  429: 'too_many_requests',
  504: 'timeout',
  529: 'too_many_requests',
}

/** Refusals of a request as such: the same one would be refused again. The others say that they are for the moment. */
const forNow = new Set([408, 409, 425, 429])
const isRefused = (status: number): boolean => status >= 300 && status < 500 && !forNow.has(status)

/** Seconds. */
const longestRetryAfter = 60 * 60

type Class<T> = abstract new (...given: never[]) => T
type StatusError = Error & { status: number | undefined; headers: Headers | undefined }

/** The errors of a provider's SDK. OpenAI's and Anthropic's are made alike, but are classes of their own. */
type SdkErrors<E extends StatusError> = {
  APIUserAbortError: Class<Error>
  APIConnectionTimeoutError: Class<Error>
  APIConnectionError: Class<Error>
  APIError: Class<E>
}

/**
 * The failure that a provider's answer with this status and `Retry-After` means; `known` is the cause that only its own codes
 * tell, if any.
 */
export function refusalOf(
  status: number,
  after: string | null | undefined,
  known: Cause | undefined,
  cause: unknown,
): ModelFailure {
  const seconds = Number(after || Number.NaN)
  // Some send a time that has passed, or none that anybody would wait for.
  const retryAfter = seconds >= 0 && seconds <= longestRetryAfter ? seconds : undefined
  const why = known ?? causeOfStatus[status] ?? 'unavailable'
  return new ModelFailure(why, { cause, retryAfter, isFinal: isRefused(status) })
}

/**
 * The failure that an error of an SDK means; `known` gives the cause that only this provider's own codes tell, if any.
 * An error that is none of the SDK's is a stream that broke off, or a chunk that is no JSON.
 */
export function failureOf<E extends StatusError>(
  sdk: SdkErrors<E>,
  error: unknown,
  known: (error: E) => Cause | undefined,
): ModelFailure {
  const details = { cause: error }
  if (error instanceof ModelFailure) return error
  if (error instanceof sdk.APIUserAbortError) return new ModelFailure('cancelled', details)
  if (error instanceof sdk.APIConnectionTimeoutError) return new ModelFailure('timeout', details)
  if (error instanceof sdk.APIConnectionError) return new ModelFailure('unavailable', details)
  if (!(error instanceof sdk.APIError)) return new ModelFailure('interrupted', details)
  const after = error.headers?.get('retry-after')
  return refusalOf(error.status ?? 0, after, known(error), error)
}
