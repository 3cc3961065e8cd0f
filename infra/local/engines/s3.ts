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
  cache: z.nullable(z.string()),
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

const listed = z.object({ key: z.string(), size: z.number() })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What ListObjectsV2 answers, which the SDK asks for as `GET /<bucket>?list-type=2&prefix=…`. */
const listAnswer = (rows: unknown[]) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${z
    .parse(z.array(listed), rows)
    .map(({ key, size }) => `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`)
    .join('')}</ListBucketResult>`

/** The bucket and the prefix of such a request; undefined for any other. */
function listing({ method, url }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://s3')
  const [, bucket = '', key = ''] = pathname.split('/')
  const isList = method === 'GET' && key === '' && searchParams.get('list-type') === '2'
  return isList ? { bucket, prefix: searchParams.get('prefix') ?? '' } : undefined
}

/**
 * S3's PutObject, GetObject, HeadObject, DeleteObject and ListObjectsV2 (one page of a thousand) over its REST protocol, kept in one SQLite file. Everything
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
  // Data of an older portal lacks it.
  const columns = db.prepare('PRAGMA table_info(objects)').all()
  if (!columns.some(({ name }) => name === 'cache'))
    db.exec('ALTER TABLE objects ADD COLUMN cache TEXT')
  const put = db.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)')
  const get = db.prepare(
    'SELECT body, type, etag, modified, cache FROM objects WHERE bucket = ? AND key = ?',
  )
  const list = db.prepare(
    'SELECT key, length(body) AS size FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT 1000',
  )
  const remove = db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?')

  const { url, stop } = await listen(port, async (request, response) => {
    const wantedList = listing(request)
    if (wantedList) {
      const { bucket, prefix } = wantedList
      const call = { action: 's3:ListBucket', resource: arns('').bucket(bucket) }
      const refusedList = judge?.(request.headers, [call])
      if (refusedList) return fail(response, 403, 'AccessDenied', refusedList)
      response.writeHead(200, { 'content-type': 'application/xml' })
      return response.end(listAnswer(list.all(bucket, prefix, prefix)))
    }
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
        const cache = request.headers['cache-control'] ?? null
        put.run(bucket, key, body, type, etag, new Date().toUTCString(), cache)
        return response.writeHead(200, { etag }).end()
      }
      case 'GET':
      case 'HEAD': {
        const found = get.get(bucket, key)
        if (!found) return fail(response, 404, 'NoSuchKey')
        const { body, type, etag, modified, cache } = z.parse(row, found)
        response.writeHead(200, {
          'content-type': type,
          'content-length': body.length,
          etag,
          'last-modified': modified,
          ...(cache !== null && { 'cache-control': cache }),
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
