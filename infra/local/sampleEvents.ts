import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const folder = resolve(import.meta.dirname, '../../events')

/** The file of a sample event: `assistant.send` is `events/assistant.send.json`. */
const eventFileOf = (key: string): string => resolve(folder, `${key}.json`)

/** The sample event of a Lambda. */
export const sampleEvent = (key: string): unknown =>
  JSON.parse(readFileSync(eventFileOf(key), 'utf8'))

const named = z.object({ sub: z.string() })
const authorized = z.object({
  requestContext: z.object({ authorizer: z.object({ claims: named }) }),
})
const triggered = z.object({ request: z.object({ userAttributes: named }) })

/** Whom an event is about: the token's owner, or the one whom the pool tells of. */
function subOf(event: unknown): string | undefined {
  const call = z.safeParse(authorized, event)
  if (call.success) return call.data.requestContext.authorizer.claims.sub
  const trigger = z.safeParse(triggered, event)
  return trigger.data?.request.userAttributes.sub
}

const encoded = z.object({ body: z.string(), isBase64Encoded: z.literal(true) })

/** The token that the sample events bear. */
const sampleToken = 'the.access.token'

/** When their callers signed in and until when their tokens hold, in seconds since 1970. */
const sampleTimes = { signedIn: '1795421071', expires: '1795424671' }
const tokenSeconds = 60 * 60

/** Whom the sample events name beside the caller. */
const somebodyElse = '9f4a1c02-70d1-4b3e-8a55-2c6de01b7f43'

/** Who calls, and the token that the pool gave them, for the Lambdas that show it the pool. */
export type SampleCaller = { id: string; token?: string }

/**
 * The same event by, or about, somebody else who has just signed in and may also stand in its form; `other` is whom it
 * names besides.
 */
export function asIfBy(
  event: unknown,
  { id, token = sampleToken }: SampleCaller,
  other = somebodyElse,
): unknown {
  const sub = subOf(event)
  if (!sub) return event
  // Some minutes ahead, so that what another sample ends of theirs meanwhile began before.
  const now = Math.floor(Date.now() / 1000) + 5 * 60
  const renamed = (text: string) =>
    text
      .replaceAll(sub, id)
      .replaceAll(somebodyElse, other)
      .replaceAll(sampleToken, token)
      .replaceAll(sampleTimes.signedIn, String(now))
      .replaceAll(sampleTimes.expires, String(now + tokenSeconds))
  const changed: unknown = JSON.parse(renamed(JSON.stringify(event)))
  const form = z.safeParse(encoded, changed).data
  if (!form) return changed
  // Latin 1 keeps every byte of a file as it is.
  const body = renamed(Buffer.from(form.body, 'base64').toString('latin1'))
  return Object.assign({}, changed, { body: Buffer.from(body, 'latin1').toString('base64') })
}
