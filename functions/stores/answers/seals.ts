import { createHash, randomBytes } from 'node:crypto'

/** A request to a model as its provider gets it, whatever its protocol makes of it. */
export type SentRequest = {
  model: string
  system: string
  messages: readonly { role: string; content: string }[]
}

const textOf = ({ model, system, messages }: SentRequest): string =>
  JSON.stringify([model, system, messages.map(({ role, content }) => [role, content])])

const sealWith = (salt: string, request: SentRequest): string =>
  `${salt}.${createHash('sha256')
    .update(`${salt}.${textOf(request)}`)
    .digest('base64url')}`

/**
 * What a usage record keeps of what was sent: a salt of 128 bits and the SHA-256 of salt and request. Two records of one text
 * have nothing in common, and whoever has the hash without its record, as in the chain, cannot even try guesses.
 */
export const sealOf = (request: SentRequest): string =>
  sealWith(randomBytes(16).toString('base64url'), request)

/** Whether this is the request that was sealed, to the letter. */
export const isSealOf = (seal: string, request: SentRequest): boolean =>
  sealWith(seal.split('.')[0] ?? '', request) === seal
