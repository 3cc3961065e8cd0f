import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { resolve } from 'node:path'
import { caching } from '../../securityHeaders.ts'
import { type Outbox, outboxPage } from '../outbox.ts'
import { serveApi } from './api.ts'
import type { Authorizer } from './authorizer.ts'
import { staticFiles } from './staticFiles.ts'

export type Pages = { web: 'built' | 'dev' | 'none'; config: string; contentSecurityPolicy: string }

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown

const root = resolve(import.meta.dirname, '../../..')

/** The bundle with hot reload: Vite's own server, behind ours. */
async function devPages(config: string): Promise<Serve> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: resolve(root, 'web/vite.config.ts'),
    server: { middlewareMode: true },
  })
  return (request, response) => {
    if (request.url === '/config.json') {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(config)
    }
    return vite.middlewares(request, response)
  }
}

async function pagesOf({ web, config, contentSecurityPolicy }: Pages): Promise<Serve> {
  switch (web) {
    case 'built':
      return staticFiles(resolve(root, 'dist/web'), config, contentSecurityPolicy)
    case 'dev':
      return devPages(config)
    case 'none':
      return (_, response) => response.writeHead(404).end()
  }
}

async function avatar(request: IncomingMessage, response: ServerResponse, bucket: string) {
  const found = await fetch(bucket + (request.url ?? ''))
  if (!found.ok || !found.body) return response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': found.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': caching.hashed,
    'x-content-type-options': 'nosniff',
  })
  return pipeline(Readable.fromWeb(found.body), response)
}

/** What CloudFront is in front of: the API below /v1, pictures below /avatars, the bundle; and the page with the mails. */
export async function gateway({
  pages,
  authorize,
  outbox,
  avatars,
}: {
  pages: Pages
  authorize: Authorizer
  outbox: Outbox
  avatars: string
}): Promise<Serve> {
  const page = await pagesOf(pages)
  return (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith('/v1/')) return serveApi(request, response, authorize)
    if (url.startsWith('/avatars/')) return avatar(request, response, avatars)
    if (url === '/local/outbox') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return response.end(outboxPage(outbox.mails()))
    }
    return page(request, response)
  }
}
