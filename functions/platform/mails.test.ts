import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let answer = { status: 200, type: '' }
const asked: string[] = []
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    asked.push(Buffer.concat(parts).toString('utf8'))
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        'x-amzn-errortype': answer.type,
      })
      .end(JSON.stringify(answer.status === 200 ? { MessageId: '1' } : { message: 'no' }))
  })
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    MAIL_FROM: 'portalen@example.se',
    PRODUCT_NAME: 'Åre "portal" <x>',
  })) {
    vi.stubEnv(name, value)
  }
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const mail = {
  subject: 'Bokning: Stor',
  html: '<p>å</p>',
  file: { name: 'bokning.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR å' },
}
const load = async () => (await import('./mails.ts')).mails

test('a mail is sent from the stage’s address, under a name of any letters', async () => {
  const mails = await load()
  await mails.send('asa@example.se', mail)
  const sent = JSON.parse(asked.at(-1) ?? '{}')
  const name = Buffer.from('Åre "portal" <x>').toString('base64')
  expect(sent.FromEmailAddress).toBe(`=?UTF-8?B?${name}?= <portalen@example.se>`)
  expect(sent.Destination.ToAddresses).toEqual(['asa@example.se'])
  const [file] = sent.Content.Simple.Attachments
  expect(Buffer.from(file.RawContent, 'base64').toString('utf8')).toBe('BEGIN:VCALENDAR å')
})

test.each([
  ['MessageRejected', 400, false],
  ['BadRequestException', 400, true],
  ['TooManyRequestsException', 429, false],
  ['SendingPausedException', 400, false],
])('%s is refused for good: %s %s', async (type, status, isRefused) => {
  const mails = await load()
  answer = { status, type }
  const error = await mails.send('asa@example.se', mail).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ name: type })
  expect(mails.isRefused(error)).toBe(isRefused)
})
