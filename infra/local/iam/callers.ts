import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingHttpHeaders } from 'node:http'

const running = new AsyncLocalStorage<string>()

/** Runs a Lambda's handler such that every call it makes is known to be that Lambda's. */
export const runAs = <T>(key: string, run: () => T): T => running.run(key, run)

// The SDK gives each call an id, which its retries keep. The credentials cannot tell who calls: Lambdas share them
// here, and headers of a request that waits for "100 Continue" are sent before anybody could change them.
const callId = 'amz-sdk-invocation-id'

/**
 * The Lambda whose credentials signed a request: one that runs in a process of its own has its key for a name there
 * ("Signature Version 4", Credential).
 */
const signerOf = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  /Credential=(\w+\.\w+)\//.exec(authorization)?.[1]

/**
 * Who makes the SDK's calls in this process. In Lambda each function has its own credentials; here all of them run in
 * one process, so each request is noted where it is made.
 */
export function watchCallers() {
  const callers = new Map<unknown, string>()
  const note = (message: unknown) => {
    const key = running.getStore()
    if (key === undefined) return
    // What this channel gives (Node's documentation of diagnostics_channel, "http.client.request.created").
    const { request }: { request?: ClientRequest } = Object(message)
    const id = request?.getHeader(callId)
    if (request === undefined || id === undefined) return
    callers.set(id, key)
    request.once('close', () => callers.delete(id))
  }
  subscribe('http.client.request.created', note)
  return {
    /** The key of the Lambda that made a request; undefined for anybody else, such as the seed or a test. */
    callerOf: (headers: IncomingHttpHeaders): string | undefined =>
      callers.get(headers[callId]) ?? signerOf(headers),
    stop: () => void unsubscribe('http.client.request.created', note),
  }
}

export type Callers = ReturnType<typeof watchCallers>
