import type { APIGatewayProxyEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type Body, readJson } from '../../../shared/contract/route.ts'
import { invalid, unreadable } from '../../runtime/errors.ts'

/** A repeated key becomes an array, a single one a text. */
const query = (event: APIGatewayProxyEvent): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(event.multiValueQueryStringParameters ?? {}).map(([key, values = []]) => [
      key,
      values.length === 1 ? values[0] : values,
    ]),
  )

/** A header's value whatever the case of its name; empty when absent. */
export const header = ({ headers }: APIGatewayProxyEvent, name: string): string =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''

const bytes = ({ body, isBase64Encoded }: APIGatewayProxyEvent): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')

function json(event: APIGatewayProxyEvent): unknown {
  const text = bytes(event).toString('utf8')
  return text === '' ? {} : readJson(text)
}

/** Texts and files of a form; a repeated field becomes an array. Node's own parser reads it. */
async function multipart(event: APIGatewayProxyEvent): Promise<Record<string, unknown>> {
  const headers = { 'content-type': header(event, 'content-type') }
  const form = await new Response(bytes(event), { headers }).formData()
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key)
      return [key, values.length === 1 ? values[0] : values]
    }),
  )
}

const readers = { query, json, multipart } satisfies Record<Body, unknown>

/**
 * Reads the input of a call and checks it against the contract. Throws 400: `unreadable` when it cannot be read at
 * all, `invalid` with a text for each wrong field otherwise.
 */
export async function readInput<S extends z.ZodMiniType>(
  event: APIGatewayProxyEvent,
  body: Body,
  schema: S,
): Promise<z.infer<S>> {
  const raw = await Promise.resolve(event)
    .then(readers[body])
    .catch(() => {
      throw unreadable()
    })
  const parsed = z.safeParse(schema, raw, { error: describe })
  if (parsed.success) return parsed.data
  // Something else than an object, such as a list: no field is wrong, everything is.
  if (parsed.error.issues.some(({ path }) => path.length === 0)) throw unreadable()
  // Of several things that are wrong with a field, the first is told.
  const wrong = parsed.error.issues.toReversed()
  throw invalid(Object.fromEntries(wrong.map(({ path, message }) => [path.join('.'), message])))
}

/** Swedish texts for what the contract gives no text of its own. */
function describe(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Måste fyllas i.' : 'Har fel form.'
    case 'too_small':
      return issue.origin === 'string' ? 'Måste fyllas i.' : `Minst ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Högst ${issue.maximum} tecken.`
        : `Högst ${issue.maximum}.`
    case 'invalid_value':
      return `Okänt värde. Möjliga: ${issue.values.join(', ')}.`
    default:
      return 'Är inte giltigt.'
  }
}
