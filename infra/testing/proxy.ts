import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../local/engines/listen.ts'

type Answer = { status: number; type?: string; body: string }

/** What a proxy does to what goes through it. */
export type Change = {
  /** Answers itself. */
  answers?: (path: string, asked: IncomingMessage) => Answer | undefined
  /** Changes the headers of a request on its way; undefined takes one away. */
  asks?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  /** Changes the headers of an answer on its way. */
  says?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  /** Hands an answer on only once it is complete. */
  collects?: boolean
}

const without = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

/** A proxy in front of a server, which changes what goes through it as something between the two would. */
export const startProxy = (to: string, change: Change = {}) =>
  listen(0, async (asked, response) => {
    const path = asked.url ?? '/'
    const body = await buffer(asked)
    const own = change.answers?.(path, asked)
    if (own) {
      response.writeHead(own.status, { 'content-type': own.type ?? 'application/json' })
      return response.end(own.body)
    }
    const { host } = new URL(to)
    const headers = { ...without(change.asks?.(asked.headers) ?? asked.headers), host }
    const onward = request(to + path, { method: asked.method, headers })
    onward.end(body)
    const [answer]: IncomingMessage[] = await once(onward, 'response')
    if (!answer) throw new Error('There was no answer')
    const said = without(change.says?.(answer.headers) ?? answer.headers)
    response.writeHead(answer.statusCode ?? 502, said)
    if (change.collects) return response.end(await buffer(answer))
    response.flushHeaders()
    return answer.pipe(response)
  })
