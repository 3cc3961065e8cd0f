import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Raw = { method?: string; headers?: string[]; body?: string | Buffer; host?: string }

/**
 * A request as it goes over the wire, which fetch would tidy: the path and the letters of the headers (name, value,
 * name, value) stay as they are, and nothing is decompressed.
 */
export async function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = [], body = '', host = new URL(origin).host }: Raw = {},
) {
  const { hostname, port } = new URL(origin)
  const length = Buffer.byteLength(body)
  const always = ['Host', host, ...(length > 0 ? ['Content-Length', String(length)] : [])]
  const sent = request({ hostname, port, path, method, headers: [...always, ...headers] })
  sent.end(body)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('There was no response')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  }
}
