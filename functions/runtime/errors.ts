import type { Failure } from '../../shared/contract/http/stream.ts'

type Details = {
  fields?: Record<string, string>
  headers?: Record<string, string>
  cause?: unknown
}

/**
 * A call that is refused, or fails in a way that people can be told. `status` is the HTTP status, `code` the
 * stable word, `message` the Swedish text (docs/requirements.md, "Failure"). Any other error becomes a bare 500.
 */
export class HttpError extends Error {
  status: number
  code: string
  fields: Record<string, string> | undefined
  headers: Record<string, string>

  constructor(status: number, code: string, text: string, details: Details = {}) {
    super(text, { cause: details.cause })
    this.status = status
    this.code = code
    this.fields = details.fields
    this.headers = details.headers ?? {}
  }
}

/** 400: the input breaks the contract. `fields` names each wrong field and says why. */
export const invalid = (fields: Record<string, string>) =>
  new HttpError(400, 'invalid', 'Uppgifterna är inte giltiga.', { fields })

/** 400: the request cannot be read at all. */
export const unreadable = () => new HttpError(400, 'unreadable', 'Anropet kunde inte läsas.')

/** 401: no usable token, or its owner is gone. */
export const signedOut = (text = 'Du är inte inloggad.') => new HttpError(401, 'signed_out', text)

/** 401: the session was ended; its owner can sign in again. */
export const sessionOver = () =>
  new HttpError(401, 'session_over', 'Du är utloggad. Logga in igen.')

/** 403: signed in, but not allowed. */
export const forbidden = () => new HttpError(403, 'forbidden', 'Du har inte behörighet till detta.')

/** 404: `what` begins the sentence, e.g. "Frågan". */
export const notFound = (what: string) => new HttpError(404, 'not_found', `${what} finns inte.`)

/** 409: what the caller saw is not what is stored any more. `what` begins the sentence. */
export const changedMeanwhile = (what: string) =>
  new HttpError(
    409,
    'changed',
    `${what} har ändrats av någon annan sedan du öppnade sidan. Inget har sparats.`,
  )

/** 409: somebody has to be left who may let others in (docs/requirements.md, "Last administrator"). */
export const lastAdministrator = () =>
  new HttpError(409, 'last_admin', 'Det måste finnas minst en administratör.')

/** 409: what belongs to it has to be kept for now (docs/requirements.md, "Holds"). `what` begins the sentence. */
export const held = (what: string, tried: 'raderas' | 'ändras' = 'raderas') =>
  new HttpError(
    409,
    'held',
    `${what} ska bevaras tills vidare och kan inte ${tried}. Fråga den som ansvarar för dataskydd hos er.`,
  )

/** 413: more than any call needs. */
export const tooLarge = () => new HttpError(413, 'too_large', 'Det du skickade är för stort.')

/** 429: once more than the portal allows; `seconds` until it may be tried again. */
export const throttled = (text: string, seconds: number) =>
  new HttpError(429, 'throttled', text, { headers: { 'retry-after': String(seconds) } })

/** 429: as many mails as one address, or one person, gets in an hour; `seconds` until there are more. */
export const mailedOften = (seconds: number) =>
  throttled('För många försök. Vänta en timme, och titta under tiden i skräpposten.', seconds)

/** When something may be tried again, as a sentence. */
export const againIn = (seconds: number): string =>
  `Försök igen om ${seconds === 1 ? 'en sekund' : `${seconds} sekunder`}.`

/** 500: tells nothing of what went wrong inside. */
export const broken = () =>
  new HttpError(500, 'broken', 'Något gick fel hos oss. Försök igen om en stund.')

/** 503: what the portal stands on takes no more just now. */
export const overloaded = () =>
  new HttpError(503, 'overloaded', 'Portalen hinner inte med just nu. Försök igen om en stund.', {
    headers: { 'retry-after': '5' },
  })

/** The body that a refusal is answered with. */
export const failureOf = ({ message, code, fields }: HttpError): Failure => ({
  success: false,
  error: { error: message, code, ...(fields && { fields }) },
})
