import { z } from 'zod'
import { recordAttempt, refuseAboveLimit } from '../signIn/attempts.ts'
import { checkClientWritable, checkUsername, optionalAttributeInput } from './attributeInput.ts'
import { checkCode, countedMismatch, createCode, spendCode } from '../signIn/codes.ts'
import { invalidParameter, notAuthorized } from '../errors.ts'
import { codeDelivery, sendMail } from '../mail.ts'
import { clientMetadata, clientOperation, mailedCode, userName } from './operation.ts'
import { checkPolicy } from '../signIn/passwords.ts'
import { findAccount } from '../signIn/simulatedUsers.ts'
import { postConfirmation, preSignUp } from '../triggers.ts'
import { changeAttributes, insertUser, requireUser, setStatus } from '../users.ts'

const request = z.object({ Username: userName, ClientMetadata: clientMetadata })

const SignUp = clientOperation(
  request.extend({ Password: z.string().max(256), UserAttributes: optionalAttributeInput }),
  async (pool, { Username, Password, UserAttributes, ClientMetadata }) => {
    if (!pool.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool')
    checkUsername(Username)
    checkClientWritable(pool, UserAttributes)
    checkPolicy(Password)
    const attributes = { ...UserAttributes, email: Username, email_verified: 'false' }
    await preSignUp(pool, 'PreSignUp_SignUp', attributes, ClientMetadata)
    const { user, code } = pool.atomically(() => {
      const inserted = insertUser(pool, attributes, Password, 'UNCONFIRMED')
      return { user: inserted, code: createCode(pool, inserted.sub, 'ConfirmSignUp') }
    })
    await sendMail(pool, user, 'CustomMessage_SignUp', code, ClientMetadata)
    return {
      UserConfirmed: false,
      UserSub: user.sub,
      CodeDeliveryDetails: codeDelivery(Username),
    }
  },
)

const ConfirmSignUp = clientOperation(
  request.extend({ ConfirmationCode: mailedCode }),
  async (pool, { Username, ConfirmationCode, ClientMetadata }) => {
    const { sub, user } = findAccount(pool, Username)
    if (!user?.enabled) throw countedMismatch(pool, sub, 'ConfirmSignUp')
    if (user.status !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
    }
    checkCode(pool, sub, 'ConfirmSignUp', ConfirmationCode)
    pool.atomically(() => {
      changeAttributes(pool, user, { email_verified: 'true' })
      setStatus(pool, user, 'CONFIRMED')
      spendCode(pool, sub, 'ConfirmSignUp')
    })
    const confirmed = requireUser(pool, sub)
    await postConfirmation(pool, confirmed, 'PostConfirmation_ConfirmSignUp', ClientMetadata)
    return {}
  },
)

// Answers the same for a disabled or unknown user ("Managing user existence error responses").
const ResendConfirmationCode = clientOperation(
  request,
  async (pool, { Username, ClientMetadata }) => {
    const { sub, user } = findAccount(pool, Username)
    refuseAboveLimit(pool, sub, 'ResendConfirmationCode')
    recordAttempt(pool, sub, 'ResendConfirmationCode')
    if (user?.enabled) {
      if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
      const code = createCode(pool, sub, 'ConfirmSignUp')
      await sendMail(pool, user, 'CustomMessage_ResendCode', code, ClientMetadata)
    }
    return { CodeDeliveryDetails: codeDelivery(user?.attributes.email ?? Username) }
  },
)

export const signUpOperations = { SignUp, ConfirmSignUp, ResendConfirmationCode }
