import { Refusal } from '../errors.ts'

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
  interrupted: [502, 'Svaret avbröts på vägen. Försök igen.'],
  unavailable: [503, 'Assistenten går inte att nå just nu. Försök igen om en stund.'],
  not_configured: [503, 'Frågans assistent är inte konfigurerad. Kontakta en administratör.'],
  unknown_model: [503, 'Frågans modell finns inte längre. Kontakta en administratör.'],
  cancelled: [499, 'Svaret avbröts.'],
} as const satisfies Record<string, readonly [number, string]>

export type Cause = keyof typeof causes

/** A provider that did not answer. `retryAfter` is what it asked for, in seconds. */
export class ModelFailure extends Refusal {
  why: Cause
  retryAfter: number | undefined

  constructor(why: Cause, details: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    const [status, text] = causes[why]
    const { cause, retryAfter } = details
    super(status, why, text, {
      cause,
      headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) },
    })
    this.why = why
    this.retryAfter = retryAfter
  }
}

/** The failure that an HTTP status of a provider means; both SDKs throw errors of this shape. */
export function failureOfStatus(
  status: number | undefined,
  headers: Headers | undefined,
  cause: Error,
): ModelFailure {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined
  if (status === 401 || status === 403) return new ModelFailure('not_configured', { cause })
  if (status === 404) return new ModelFailure('unknown_model', { cause })
  if (status === 408 || status === 504) return new ModelFailure('timeout', { cause })
  if (status === 429) return new ModelFailure('too_many_requests', { cause, retryAfter })
  if (status === 529) return new ModelFailure('too_many_requests', { cause, retryAfter })
  if (status === 413) return new ModelFailure('too_long', { cause })
  return new ModelFailure('unavailable', { cause, retryAfter })
}
