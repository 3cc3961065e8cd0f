import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { expect, test } from 'vitest'
import type { Mail } from '../outbox.ts'
import { startSes } from './ses.ts'

async function post(refusal?: string) {
  const delivered: Mail[] = []
  const { url, stop } = await startSes({
    port: 0,
    deliver: (mail) => delivered.push(mail),
    region: 'eu-north-1',
    judge: (_headers, [call]) => refusal && `${refusal}: ${call?.action} on ${call?.resource}`,
  })
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new SESv2Client({
    endpoint: url,
    region: 'eu-north-1',
    credentials,
    maxAttempts: 1,
  })
  return {
    delivered,
    url,
    send: (html: string) =>
      client.send(
        new SendEmailCommand({
          FromEmailAddress: 'Portalen <portalen@example.se>',
          Destination: { ToAddresses: ['asa@example.se'] },
          Content: {
            Simple: {
              Subject: { Data: 'Bokning' },
              Body: { Html: { Data: html } },
              Attachments: [
                {
                  FileName: 'bokning.ics',
                  ContentType: 'text/calendar',
                  RawContent: Buffer.from('å'),
                },
              ],
            },
          },
        }),
      ),
    async [Symbol.asyncDispose]() {
      client.destroy()
      await stop()
    },
  }
}

test('a mail lies in the outbox with what it carries', async () => {
  await using ses = await post()
  expect((await ses.send('<p>Hej</p>')).MessageId).toBeTruthy()
  expect(ses.delivered).toMatchObject([
    {
      to: 'asa@example.se',
      subject: 'Bokning',
      html: '<p>Hej</p>',
      files: [
        {
          name: 'bokning.ics',
          type: 'text/calendar',
          base64: Buffer.from('å').toString('base64'),
        },
      ],
    },
  ])
})

test('who may not send as the address is refused as AWS does', async () => {
  await using ses = await post('no right')
  await expect(ses.send('')).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message:
      'no right: ses:SendEmail on arn:aws:ses:eu-north-1:000000000000:identity/portalen@example.se',
  })
  expect(ses.delivered).toEqual([])
})

test('anything else is a bad request', async () => {
  await using ses = await post()
  const answer = await fetch(`${ses.url}/v2/email/outbound-emails`, { method: 'POST', body: '{}' })
  expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([
    400,
    'BadRequestException',
  ])
})
