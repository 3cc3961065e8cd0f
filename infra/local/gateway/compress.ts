import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { deflate, gzip } from 'node:zlib'
import { compressedFromBytes } from '../../delivery/apiSettings.ts'

const codings = { gzip: promisify(gzip), deflate: promisify(deflate) } as const

/** The first coding that the client takes of those that API Gateway knows. */
function codingFor(accepted: string | string[] | undefined): keyof typeof codings | undefined {
  const offers = String(accepted ?? '').split(',')
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const taken = new Set(
    offers
      .filter((offer) => !refused.test(offer))
      .map((offer) => offer.split(';')[0]?.trim().toLowerCase()),
  )
  return (['gzip', 'deflate'] as const).find((coding) => taken.has(coding))
}

/**
 * The body of an answer as API Gateway sends it, and the header that says so: compressed from a size on, for whoever takes
 * it ("Enable payload compression for an API in API Gateway").
 */
export async function compressed(
  { headers }: IncomingMessage,
  body: Buffer,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const coding = codingFor(headers['accept-encoding'])
  if (!coding || body.length < compressedFromBytes) return { bytes: body, headers: {} }
  return { bytes: await codings[coding](body), headers: { 'content-encoding': coding } }
}
