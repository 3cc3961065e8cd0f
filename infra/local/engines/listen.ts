import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

export type Listening = { url: string; stop: () => Promise<void> }

/**
 * Whether a request is for this server by a name that only this machine has. A page of a stranger's can make its own name
 * lead to 127.0.0.1 (DNS rebinding), and would then be of one origin with what is served here.
 */
export const isOwnHost = ({ headers: { host }, socket: { localPort } }: IncomingMessage): boolean =>
  ['localhost', '127.0.0.1'].some(
    // Nobody names the port that HTTP has by itself.
    (name) => host === `${name}:${localPort}` || (localPort === 80 && host === name),
  )

/** Answers a request that is not for this server. */
export const refuseHost = (response: ServerResponse): void =>
  void response.writeHead(421, { 'content-type': 'text/plain' }).end('Not this host\n')

/** One request that goes wrong ends that request, not the portal. */
async function survive(handle: Handle, request: IncomingMessage, response: ServerResponse) {
  try {
    await handle(request, response)
  } catch (error) {
    if (!response.destroyed)
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`)
    response.destroy()
  }
}

const isTaken = (error: unknown): error is NodeJS.ErrnoException & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error

/** An error of a server that could not listen, as one clear line when its port is taken. */
export const listenError = (error: unknown): unknown =>
  isTaken(error)
    ? new Error(
        `Port ${error.port} is taken. Stop what runs there, or choose another: PORT=5000 npm start`,
      )
    : error

/**
 * Serves on 127.0.0.1, to whoever calls it so or localhost. `port` 0 takes any free one. Throws an Error with one clear line when the port is taken.
 */
export async function listen(port: number, handle: Handle): Promise<Listening> {
  // Longer addresses than any that the portal takes, so that it can say so.
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    if (!isOwnHost(request)) return refuseHost(response)
    void survive(handle, request, response)
  })
  // Streams live longer than a minute, and a browser keeps its connections.
  server.requestTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address: AddressInfo | string | null = server.address()
  const taken = address !== null && typeof address === 'object' ? address.port : port
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${taken}`, stop }
}

/** The body of a request, or undefined when it is longer than `limit` bytes. */
export async function bodyOf(
  request: AsyncIterable<Buffer>,
  limit: number,
): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    size += piece.length
    if (size <= limit) pieces.push(piece)
  }
  return size > limit ? undefined : Buffer.concat(pieces)
}
