import { z } from 'zod'
import { arns } from '../iam/arns.ts'
import type { Judge } from '../iam/guard.ts'
import type { Mail } from '../outbox.ts'
import { bodyOf, listen } from './listen.ts'

const path = '/v2/email/outbound-emails'
const data = z.object({ Data: z.string() })

const sent = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({
    Simple: z.object({
      Subject: data,
      Body: z.object({ Html: data }),
      Attachments: z
        .array(z.object({ FileName: z.string(), ContentType: z.string(), RawContent: z.base64() }))
        .default([]),
    }),
  }),
})

/** The address within `Portalen <portalen@example.se>`. */
const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/**
 * Amazon SES's SendEmail (version 2 of its API) for a simple mail with attachments, over its REST protocol: it goes to the
 * outbox. `judge` says who may not. Everything else is a bad request.
 */
export const startSes = ({
  port,
  deliver,
  region = '',
  judge,
}: {
  port: number
  deliver: (mail: Mail) => void
  region?: string
  judge?: Judge | undefined
}) =>
  listen(port, async (request, response) => {
    const answer = (status: number, content: object, errorType?: string) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          ...(errorType !== undefined && { 'x-amzn-errortype': errorType }),
        })
        .end(JSON.stringify(content))
    const body = await bodyOf(request, 40 * 1024 * 1024)
    const text = body?.toString('utf8') ?? ''
    const mail =
      request.method === 'POST' && request.url === path
        ? sent.safeParse(JSON.parse(text || '{}')).data
        : undefined
    if (!mail) return answer(400, { message: 'Not a mail' }, 'BadRequestException')
    const resource = arns(region).mailIdentity(addressIn(mail.FromEmailAddress))
    const { Subject, Body, Attachments } = mail.Content.Simple
    const needed = ['ses:SendEmail', ...(Attachments.length > 0 ? ['ses:SendRawEmail'] : [])]
    const asked = needed.map((action) => ({ action, resource }))
    const refused = judge?.(request.headers, asked)
    if (refused !== undefined) return answer(403, { message: refused }, 'AccessDeniedException')
    for (const to of mail.Destination.ToAddresses) {
      deliver({
        to,
        subject: Subject.Data,
        html: Body.Html.Data,
        sentAt: new Date().toISOString(),
        files: Attachments.map(({ FileName, ContentType, RawContent }) => ({
          name: FileName,
          type: ContentType,
          base64: RawContent,
        })),
      })
    }
    return answer(200, { MessageId: crypto.randomUUID() })
  })
