import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { resolve } from 'node:path'
import type { Config } from '../../../shared/contract/stage/config.ts'
import { drawPage } from '../../delivery/drawnPage.ts'
import { manifestOf, pageOf } from '../../delivery/pageOf.ts'
import { caching, securityHeaders } from '../../delivery/securityHeaders.ts'
import { stageName } from '../../delivery/apiSettings.ts'
import { gatewayBody, gatewayResponses } from '../../delivery/gatewayResponses.ts'
import { type Outbox, outboxPage } from '../outbox.ts'
import { type Sent, sentPage } from '../assistant/sent.ts'
import { serveApi } from './api.ts'
import type { Authorizer } from './authorizer.ts'
import { staticFiles } from './staticFiles.ts'

export type Pages = { web: 'built' | 'dev' | 'none'; config: Config; contentSecurityPolicy: string }

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown

const root = resolve(import.meta.dirname, '../../..')

/** The bundle with hot reload: Vite's own server, behind ours. */
async function devPages(config: Config): Promise<Serve> {
  const { createServer } = await import('vite')
  const settings = {
    name: 'settings',
    transformIndexHtml: (page: string) => pageOf(page, config),
  }
  const vite = await createServer({
    configFile: resolve(root, 'web/vite.config.ts'),
    plugins: [settings],
    server: { middlewareMode: true, host: '127.0.0.1', hmr: { host: '127.0.0.1' } },
  })
  return (request, response) => {
    const data = { '/config.json': config, '/manifest.json': manifestOf(config) }[request.url ?? '']
    if (data) {
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(data))
    }
    return vite.middlewares(request, response)
  }
}

async function pagesOf({ web, config }: Pages): Promise<Serve> {
  switch (web) {
    case 'built':
      return staticFiles(resolve(root, 'dist/web'), config, await drawPage(config))
    case 'dev':
      return devPages(config)
    case 'none':
      return (_, response) => response.writeHead(404).end()
  }
}

async function avatar(path: string, response: ServerResponse, bucket: string) {
  const found = await fetch(bucket + path)
  if (!found.ok || !found.body) return response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': found.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': found.headers.get('cache-control') ?? caching.other,
  })
  return pipeline(Readable.fromWeb(found.body), response)
}

// CloudFront's quota "Maximum length of a URL", in bytes.
const longestAddress = 8_192

/** What nothing behind CloudFront is asked for, in the wire format of every failure. */
const refuse = (response: ServerResponse, status: 400 | 414) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(gatewayBody(gatewayResponses.DEFAULT_4XX))

/** The path of a request without dots that climb, or undefined when it is none. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const { pathname } = new URL(`http://gateway${url}`)
    decodeURI(pathname)
    return pathname
  } catch {
    return undefined
  }
}

const html = (response: ServerResponse, page: string) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)

/**
 * What CloudFront is in front of: the API below /v1, pictures below /avatars, the bundle; and the pages with the mails and with what left for a
 * model.
 */
export async function gateway({
  pages,
  authorize,
  outbox,
  sent,
  asked,
  avatars,
}: {
  pages: Pages
  authorize: Authorizer
  outbox: Outbox
  sent: () => Sent[]
  asked: readonly string[]
  avatars: string
}): Promise<Serve> {
  const page = await pagesOf(pages)
  const headers = Object.entries({
    ...securityHeaders,
    // Vite's hot reload needs scripts inside the page.
    ...(pages.web !== 'dev' && { 'content-security-policy': pages.contentSecurityPolicy }),
  })
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if ((request.url ?? '').length > longestAddress) return refuse(response, 414)
    const path = pathOf(request)
    if (path === undefined) return refuse(response, 400)
    if (path.startsWith(`/${stageName}/`)) return serveApi(request, response, { authorize })
    if (path.startsWith('/avatars/')) return avatar(path, response, avatars)
    if (path === '/local/outbox') return html(response, outboxPage(outbox.mails()))
    if (path === '/local/sent') return html(response, sentPage(sent(), asked))
    return page(request, response)
  }
}
