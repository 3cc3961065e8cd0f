import type { Body } from '../../../../shared/contract/route.ts'

type Encoded = { query: string; body: BodyInit | null; headers: Record<string, string> }

// A repeated key is an array, as the server reads it (docs/requirements.md, "Payloads").
const fieldsOf = (input: object): [name: string, value: unknown][] =>
  Object.entries(input).flatMap(([name, given]) =>
    [given]
      .flat()
      .filter((value) => value !== undefined)
      .map((value): [string, unknown] => [name, value]),
  )

const plain = ({ body = null, query = '', headers = {} }: Partial<Encoded>): Encoded => ({
  body,
  query,
  headers,
})

/** Puts a call's input where its route wants it: the query string, a JSON body, or a form. */
export function encode(kind: Body, input: object): Encoded {
  switch (kind) {
    case 'json':
      return plain({
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json' },
      })
    case 'query': {
      const query = new URLSearchParams()
      for (const [name, value] of fieldsOf(input)) query.append(name, String(value))
      return plain({ query: query.size > 0 ? `?${query}` : '' })
    }
    case 'multipart': {
      const form = new FormData()
      for (const [name, value] of fieldsOf(input)) {
        if (value instanceof Blob) form.append(name, value)
        else form.append(name, String(value))
      }
      return plain({ body: form })
    }
  }
}
