import type { Writable } from 'node:stream'

/** What a handler gives, and in the end API Gateway gets. */
export type Response = {
  statusCode: number
  headers: Record<string, string>
  /** A handler's result; what the contract lets through of it is a JSON text afterwards. */
  body: unknown
  /** Writes a streamed body, and never throws. */
  write?: (out: Writable) => Promise<void>
}

/** The answer of a call that went well, as its handler gives it. */
export const ok = (body: unknown, headers: Record<string, string> = {}): Response => ({
  statusCode: 200,
  headers,
  body,
})

/** The headers of an answer with a JSON body that nobody may keep. */
export const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
}
