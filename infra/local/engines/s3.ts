import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { arns } from '../iam/arns.ts'
import type { Judge } from '../iam/guard.ts'
import { bodyOf, listen } from './listen.ts'

const largest = 64 * 1024 * 1024

const row = z.object({
  body: z.instanceof(Uint8Array),
  type: z.string(),
  etag: z.string(),
  modified: z.string(),
})

const fail = (response: ServerResponse, status: number, code: string, message = code) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`)

/** The right that each method needs ("Required permissions for Amazon S3 API operations"). */
const actions: Record<string, string> = {
  PUT: 's3:PutObject',
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  DELETE: 's3:DeleteObject',
}

/**
 * `/<bucket>/<key>`, as the SDK writes it for an endpoint without names of its own; undefined for a call that is not
 * about an object itself, such as a list or its tags.
 */
function target(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const [, bucket = '', ...rest] = pathname.split('/')
  const key = decodeURIComponent(rest.join('/'))
  const plain = [...searchParams.keys()].every((name) => name === 'x-id')
  return key !== '' && plain ? { bucket, key } : undefined
}

/**
 * S3's PutObject, GetObject, HeadObject and DeleteObject over its REST protocol, kept in one SQLite file. Everything
 * else answers NotImplemented; `judge` says who may not. Chunked uploads (streams) are refused: the portal sends whole
 * buffers.
 */
export async function startS3({
  port,
  file,
  judge,
}: {
  port: number
  file: string
  judge?: Judge | undefined
}) {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS objects (bucket TEXT, key TEXT, body BLOB, type TEXT, etag TEXT, modified TEXT,
    PRIMARY KEY (bucket, key)) WITHOUT ROWID`)
  const put = db.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?)')
  const get = db.prepare(
    'SELECT body, type, etag, modified FROM objects WHERE bucket = ? AND key = ?',
  )
  const remove = db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?')

  const { url, stop } = await listen(port, async (request, response) => {
    const wanted = target(request)
    if (!wanted) return fail(response, 501, 'NotImplemented')
    const { bucket, key } = wanted
    const resource = arns('').object(bucket, key)
    const action = actions[request.method ?? '']
    const refused = action && judge?.(request.headers, [{ action, resource }])
    if (refused) return fail(response, 403, 'AccessDenied', refused)
    switch (request.method) {
      case 'PUT': {
        const chunked = (request.headers['content-encoding'] ?? '').includes('aws-chunked')
        const body = chunked ? undefined : await bodyOf(request, largest)
        if (!body) return fail(response, 501, 'NotImplemented')
        const etag = `"${createHash('md5').update(body).digest('hex')}"`
        const type = request.headers['content-type'] ?? 'application/octet-stream'
        put.run(bucket, key, body, type, etag, new Date().toUTCString())
        return response.writeHead(200, { etag }).end()
      }
      case 'GET':
      case 'HEAD': {
        const found = get.get(bucket, key)
        if (!found) return fail(response, 404, 'NoSuchKey')
        const { body, type, etag, modified } = z.parse(row, found)
        response.writeHead(200, {
          'content-type': type,
          'content-length': body.length,
          etag,
          'last-modified': modified,
        })
        return request.method === 'HEAD' ? response.end() : response.end(body)
      }
      case 'DELETE':
        remove.run(bucket, key)
        return response.writeHead(204).end()
      default:
        return fail(response, 501, 'NotImplemented')
    }
  })
  return {
    url,
    stop: async () => {
      await stop()
      db.close()
    },
  }
}
