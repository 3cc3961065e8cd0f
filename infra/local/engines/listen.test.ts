import { expect, test, vi } from 'vitest'
import { rawRequest } from '../../testing/rawRequest.ts'
import { bodyOf, listen } from './listen.ts'

test('a taken port is told in one line with a way out', async () => {
  const { url, stop } = await listen(0, (_, response) => response.end())
  const port = Number(new URL(url).port)
  await expect(listen(port, () => undefined)).rejects.toThrow(
    `Port ${port} is taken. Stop what runs there, or choose another: PORT=5000 npm start`,
  )
  await stop()
})

test('a request that goes wrong ends alone: the next one is answered', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { url, stop } = await listen(0, (request, response) => {
    if (request.url === '/broken') throw new Error('went wrong')
    response.end('fine')
  })
  await expect(fetch(`${url}/broken`)).rejects.toThrow('fetch failed')
  expect(await (await fetch(`${url}/`)).text()).toBe('fine')
  expect(log).toHaveBeenCalledWith('GET /broken: Error: went wrong\n')
  log.mockRestore()
  await stop()
})

test('stopping does not wait for a client that stays', async () => {
  const { url, stop } = await listen(0, (_, response) => response.write('still here'))
  const response = await fetch(url)
  await stop()
  await expect(response.text()).rejects.toThrow('terminated')
})

test('a body is read up to its limit and not kept beyond', async () => {
  const pieces = async function* () {
    yield Buffer.from('abc')
    yield Buffer.from('def')
  }
  expect(await bodyOf(pieces(), 6)).toEqual(Buffer.from('abcdef'))
  expect(await bodyOf(pieces(), 5)).toBeUndefined()
})

test('only who calls the server by a name of this machine is answered', async () => {
  const { url, stop } = await listen(0, (_, response) => response.end('fine'))
  const { port } = new URL(url)
  const statusFor = async (host: string) => (await rawRequest(url, '/', { host })).status
  for (const name of ['127.0.0.1', 'localhost'])
    expect(await statusFor(`${name}:${port}`)).toBe(200)
  for (const host of [
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    'localhost',
    '127.0.0.1:1',
    '',
  ])
    expect([host, await statusFor(host)]).toEqual([host, 421])
  await stop()
})
