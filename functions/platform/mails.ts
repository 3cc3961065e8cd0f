import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { environment, variables } from '../runtime/env.ts'
import { givenUpAfter, traceable } from '../runtime/awsClient.ts'

const { MAIL_FROM } = environment(variables.mails)
const { PRODUCT_NAME } = environment(variables.stage)

const ses = traceable(new SESv2Client(givenUpAfter(5_000)))

/** A mail: its text is HTML, `file` what it carries with it. */
export type Mail = {
  subject: string
  html: string
  file: { name: string; type: string; text: string }
}

/** A name of any letters, as the head of a mail takes it (RFC 2047). */
const inHead = (name: string) => `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`

const data = (text: string) => ({ Data: text, Charset: 'UTF-8' })

// What SES will never take ("SendEmail", Amazon SES API v2 Reference, Errors). `MessageRejected` is none: it also says that an
// address is not verified yet, or the account still in the sandbox.
const refusal = 'BadRequestException'

/** The portal's own mails; those of the pool are Cognito's to send. */
export const mails = {
  /** Sends a mail from the stage's address. Throws SES's errors. */
  async send(to: string, { subject, html, file }: Mail): Promise<void> {
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: `${inHead(PRODUCT_NAME)} <${MAIL_FROM}>`,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: data(subject),
            Body: { Html: data(html) },
            Attachments: [
              {
                FileName: file.name,
                ContentType: file.type,
                ContentTransferEncoding: 'BASE64',
                RawContent: Buffer.from(file.text),
              },
            ],
          },
        },
      }),
    )
  },

  /** Whether SES has refused a mail for good, so that another try is of no use. */
  isRefused: (error: unknown): boolean => error instanceof Error && error.name === refusal,
}
