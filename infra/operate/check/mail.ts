import { setTimeout as after } from 'node:timers/promises'
import { z } from 'zod'
import { json, reach } from './ask.ts'
import { type Check, Wrong } from './finding.ts'
import { poolAddress, settingsOf } from './settings.ts'

const delivered = z.object({
  CodeDeliveryDetails: z.object({ DeliveryMedium: z.literal('EMAIL') }),
})
const refused = z.object({ __type: z.string(), message: z.optional(z.string()) })

const cures: Record<string, string> = {
  CodeDeliveryFailureException:
    'Amazon SES takes no mail from the pool: is mailFrom verified, and the account out of the sandbox? See docs/operate.md, "Mails".',
  InvalidEmailRoleAccessPolicyException:
    'Amazon SES does not know the address in mailFrom. See docs/operate.md, "Mails".',
  UserLambdaValidationException:
    'The Lambda that writes the mails fails: see the log of auth.mail.',
  UnexpectedLambdaException: 'The Lambda that writes the mails fails: see the log of auth.mail.',
  LimitExceededException:
    'The pool has mailed this account too often: wait an hour, or check with another one.',
}

/** How many mails to an address a machine's own outbox shows. */
async function inOutbox(page: string, mail: string): Promise<number> {
  const html = await (await reach(page)).text()
  return html.split(`Till ${mail.toLowerCase()},`).length - 1
}

/** Waits until one more is there than before. */
async function hasArrived(page: string, mail: string, before: number): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    if ((await inOutbox(page, mail)) > before) return true
    await after(100)
  }
  return false
}

/**
 * The pool hands a mail to the account over, as its own answer says: the API’s route never tells, so that nobody learns
 * who has an account.
 */
export const mail: Check = async ({ target, account }) => {
  const settings = await settingsOf(target)
  const { outbox } = target
  const before = outbox === undefined ? 0 : await inOutbox(outbox, account.mail)
  const response = await reach(
    poolAddress(settings),
    json(
      { ClientId: settings.userPoolClientId, Username: account.mail },
      {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
      },
    ),
  )
  const answer: unknown = await response.json()
  if (!z.safeParse(delivered, answer).success) {
    const { __type = String(response.status), message = '' } =
      z.safeParse(refused, answer).data ?? {}
    const name = __type.slice(__type.indexOf('#') + 1)
    throw new Wrong(
      `the pool sent no mail: ${name} ${message}`,
      cures[name] ?? 'See docs/operate.md, "Mails".',
    )
  }
  if (outbox === undefined) return `the pool has handed one to ${account.mail} over`
  if (await hasArrived(outbox, account.mail, before)) return 'it lies in the outbox'
  throw new Wrong('the pool says that it sent a mail, and none came', `Look at ${outbox}.`)
}
