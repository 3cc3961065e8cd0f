import type { Failure } from '../../shared/contract/http/stream.ts'

/** Without a status the answer keeps the one that API Gateway gives the case. */
type GatewayResponse = { status?: number; code: string; text: string }

/**
 * What API Gateway answers by itself, in the wire format of every other failure. Keys are API Gateway's names of the
 * cases; the stack sets them and the local gateway uses them.
 */
export const gatewayResponses = {
  UNAUTHORIZED: { status: 401, code: 'signed_out', text: 'Du är inte inloggad.' },
  ACCESS_DENIED: { status: 403, code: 'forbidden', text: 'Du har inte behörighet till detta.' },
  // The firewall: too many calls from one address, an address that is not allowed, or what looks like an attack.
  WAF_FILTERED: {
    status: 403,
    code: 'blocked',
    text: 'Anropet stoppades av säkerhetsskäl. Vänta en stund och försök igen.',
  },
  // API Gateway's own name for a path or method that does not exist.
  MISSING_AUTHENTICATION_TOKEN: { status: 404, code: 'not_found', text: 'Adressen finns inte.' },
  REQUEST_TOO_LARGE: { status: 413, code: 'too_large', text: 'Det du skickade är för stort.' },
  THROTTLED: {
    status: 429,
    code: 'throttled',
    text: 'För många anrop just nu. Vänta en stund och försök igen.',
  },
  INTEGRATION_TIMEOUT: {
    status: 504,
    code: 'timeout',
    text: 'Servern svarade inte i tid. Försök igen.',
  },
  // What else it refuses: a body that it cannot take, say.
  DEFAULT_4XX: { code: 'refused', text: 'Anropet kunde inte tas emot.' },
  DEFAULT_5XX: {
    status: 502,
    code: 'broken',
    text: 'Något gick fel hos oss. Försök igen om en stund.',
  },
} as const satisfies Record<string, GatewayResponse>

/** The cases that the local gateway knows itself. */
export type GatewayCase = Exclude<keyof typeof gatewayResponses, 'DEFAULT_4XX'>

/** The body of such an answer. */
export const gatewayBody = ({ code, text }: Pick<GatewayResponse, 'code' | 'text'>): string =>
  JSON.stringify({ success: false, error: { error: text, code } } satisfies Failure)
