import type {
  CustomMessageAdminCreateUserTriggerEvent,
  CustomMessageForgotPasswordTriggerEvent,
  CustomMessageResendCodeTriggerEvent,
  CustomMessageSignUpTriggerEvent,
  CustomMessageUpdateUserAttributeTriggerEvent,
  CustomMessageVerifyUserAttributeTriggerEvent,
} from 'aws-lambda'
import type { Pool } from './pool.ts'
import { commonParameters, runTrigger, triggerAttributes, type ClientMetadata } from './triggers.ts'
import { type User, usernameOf } from './users.ts'

type MessageEvent =
  | CustomMessageAdminCreateUserTriggerEvent
  | CustomMessageForgotPasswordTriggerEvent
  | CustomMessageResendCodeTriggerEvent
  | CustomMessageSignUpTriggerEvent
  | CustomMessageUpdateUserAttributeTriggerEvent
  | CustomMessageVerifyUserAttributeTriggerEvent

type MessageSource = MessageEvent['triggerSource']

const verification = {
  subject: 'Your verification code',
  html: 'Your confirmation code is {####}',
}

/** What Cognito writes when no custom message trigger does. */
const defaultTexts: Record<MessageSource, { subject: string; html: string }> = {
  CustomMessage_SignUp: verification,
  CustomMessage_ResendCode: verification,
  CustomMessage_UpdateUserAttribute: verification,
  CustomMessage_VerifyUserAttribute: verification,
  CustomMessage_ForgotPassword: {
    subject: 'Your verification code',
    html: 'Your password reset code is {####}',
  },
  CustomMessage_AdminCreateUser: {
    subject: 'Your temporary password',
    html: 'Your username is {username} and temporary password is {####}',
  },
}

/** "Custom message Lambda trigger" in the Cognito developer guide. */
function messageEvent(
  pool: Pool,
  user: User,
  triggerSource: MessageSource,
  clientMetadata: ClientMetadata,
): MessageEvent {
  const invitation = triggerSource === 'CustomMessage_AdminCreateUser'
  return {
    ...commonParameters(
      pool,
      usernameOf(user),
      invitation ? 'CLIENT_ID_NOT_APPLICABLE' : pool.clientId,
    ),
    triggerSource,
    request: {
      userAttributes: triggerAttributes(user),
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: invitation ? '{username}' : null,
      clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }
}

/** Mails a verification code or a temporary password. */
export async function sendMail(
  pool: Pool,
  user: User,
  source: MessageSource,
  code: string,
  clientMetadata: ClientMetadata,
) {
  const event = messageEvent(pool, user, source, clientMetadata)
  const { customMessage } = pool.triggers
  const { response } = await runTrigger('CustomMessage', customMessage, event)
  const fill = (text: string) =>
    text.replaceAll('{####}', () => code).replaceAll('{username}', () => user.attributes.email)
  await pool.deliver({
    to: user.attributes.email,
    subject: fill(response.emailSubject ?? defaultTexts[source].subject),
    html: fill(response.emailMessage ?? defaultTexts[source].html),
    sentAt: new Date(pool.now()).toISOString(),
  })
}

/** CodeDeliveryDetailsType, the same for a user who exists and for one who does not. */
export const codeDelivery = (email: string) => ({
  Destination: email.toLowerCase().replace(/^(.).*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
})
