import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'

/**
 * The way between a browser and the portal, as a proxy. Once it goes, whatever is on its way breaks in the middle, which the
 * browser's own "offline" leaves alone, and nothing else gets through before it comes back.
 */
export async function startNetwork() {
  const sockets = new Set<Socket>()
  let isThere = true
  const server = createServer((asked, response) => {
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  server.on('connection', (socket) => {
    if (!isThere) return void socket.destroy()
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket))
  })
  const goes = () => {
    isThere = false
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    goes,
    comes: () => void (isThere = true),
    stop: () => {
      goes()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
