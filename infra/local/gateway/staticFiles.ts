import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '../../../shared/contract/stage/config.ts'
import type { DrawnPage } from '../../delivery/drawnPage.ts'
import { manifestOf, pageOf } from '../../delivery/pageOf.ts'
import { caching, hashedFolder } from '../../delivery/securityHeaders.ts'
import { type EdgeAnswer, spaFallback } from './edge.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

const compressible = /^(text|application\/(json|manifest))|svg/
// CloudFront compresses what lies between these sizes ("Serve compressed files").
const compressedFrom = 1_000
const compressedTo = 10_000_000

type File = { body: Buffer; type: string; etag: string; cache: string }
type Encoding = 'br' | 'gzip'

const compress = {
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipSync(body),
} satisfies Record<Encoding, unknown>

function fileOf(body: Buffer, path: string): File {
  return {
    body,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    cache: path.startsWith(`/${hashedFolder}/`) ? caching.hashed : caching.other,
  }
}

function filesBelow(folder: string): Map<string, File> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith('.map'))
  return new Map(
    paths.map((path) => {
      const uri = `/${relative(folder, path).replaceAll('\\', '/')}`
      return [uri, fileOf(readFileSync(path), uri)]
    }),
  )
}

function encodingFor(request: IncomingMessage, { body, type }: File): Encoding | undefined {
  const fits = body.length >= compressedFrom && body.length <= compressedTo
  if (!fits || !compressible.test(type)) return undefined
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function answerAtOnce(response: ServerResponse, { statusCode, headers, body }: EdgeAnswer) {
  for (const [name, { value }] of Object.entries(headers)) response.setHeader(name, value)
  response.writeHead(statusCode).end(body)
}

/**
 * Serves the built bundle from memory as CloudFront serves it from its bucket: brotli or gzip, kept for ever where the
 * name carries a hash, entity tags, the fallback of a single-page application.
 * `config` is the deployment's: it stands in the page and in `config.json`; `drawn` is what the page shows before any script.
 */
export function staticFiles(folder: string, config: Config, drawn?: DrawnPage) {
  const files = filesBelow(folder)
  const put = (uri: string, text: string) => files.set(uri, fileOf(Buffer.from(text), uri))
  put('/index.html', pageOf(readFileSync(join(folder, 'index.html'), 'utf8'), config, drawn))
  put('/config.json', JSON.stringify(config))
  put('/manifest.json', JSON.stringify(manifestOf(config)))
  const compressed = new Map<string, Buffer>()

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(`http://gateway${request.url ?? '/'}`)
    const found = spaFallback({ request: { uri: decodeURI(pathname) } })
    if ('statusCode' in found) return answerAtOnce(response, found)
    const { uri } = found
    const file = files.get(uri)
    if (!file)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405).end()
    const encoding = encodingFor(request, file)
    const etag = encoding ? `W/${file.etag}` : file.etag
    response.setHeader('cache-control', file.cache)
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    const key = `${encoding ?? ''} ${uri}`
    const body = compressed.get(key) ?? (encoding ? compress[encoding](file.body) : file.body)
    compressed.set(key, body)
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
