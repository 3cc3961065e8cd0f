import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { environment, variables } from '../runtime/env.ts'
import { portalAddress } from '../platform/portalAddress.ts'
import { traced } from '../runtime/traced.ts'
import { confirmMail, newAddressMail, newPasswordMail, welcomeMail } from './mailTexts.ts'

const { PRODUCT_NAME } = environment(variables.stage)

/** Writes the Swedish mails of the pool. A mail it doesn't know keeps the pool's own text. */
export const handler = traced(async (event: CustomMessageTriggerEvent) => {
  const { userAttributes, codeParameter, usernameParameter } = event.request
  const mail = { product: PRODUCT_NAME, code: codeParameter, email: userAttributes['email'] ?? '' }
  switch (event.triggerSource) {
    case 'CustomMessage_ForgotPassword':
      Object.assign(event.response, newPasswordMail({ ...mail, address: await portalAddress() }))
      break
    case 'CustomMessage_AdminCreateUser': {
      const username = usernameParameter ?? mail.email
      const address = await portalAddress()
      Object.assign(event.response, welcomeMail({ ...mail, address, username }))
      break
    }
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      Object.assign(event.response, newAddressMail(mail))
      break
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      Object.assign(event.response, confirmMail(mail))
      break
    default:
  }
  return event
})
