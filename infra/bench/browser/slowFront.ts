import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { certificate } from '../../local/outlook/certificate.ts'

// What a call takes between CloudFront and the answer in Stockholm, besides the network of the person's own.
const callMs = 60

// They belong to the connection that they came over.
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

async function handOn(to: URL, asked: Http2ServerRequest, response: Http2ServerResponse) {
  const path = asked.url
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  )
  if (path.startsWith('/v1/')) await after(callMs)
  const onward = request(new URL(path, to), {
    method: asked.method,
    headers: { ...headers, host: to.host },
  })
  asked.stream.pipe(onward)
  const [answer]: IncomingMessage[] = await once(onward, 'response')
  if (!answer) throw new Error(`No answer from ${path}`)
  const said = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name))
  response.writeHead(answer.statusCode ?? 502, Object.fromEntries(said))
  answer.pipe(response)
}

/** A browser takes this certificate as if somebody vouched for it, and keeps what came over it. */
export const trustFront = (): string => {
  const key = new X509Certificate(certificate.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Serves a portal as CloudFront does: over HTTP/2 and TLS, its calls some time later than its files. */
export async function startSlowFront(address: string) {
  const to = new URL(address)
  const server = createSecureServer(certificate, (asked, response) => {
    // Whoever leaves a page waits for none of its answers.
    handOn(to, asked, response).catch(() => response.stream?.close())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const found = server.address()
  const port = typeof found === 'object' && found !== null ? found.port : 0
  return { url: `https://127.0.0.1:${port}`, stop: () => void server.close() }
}
