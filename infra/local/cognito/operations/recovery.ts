import { z } from 'zod'
import { recordAttempt, refuseAboveLimit } from '../signIn/attempts.ts'
import { checkCode, countedMismatch, createCode, spendCode } from '../signIn/codes.ts'
import { invalidParameter, notAuthorized, userDisabled } from '../errors.ts'
import { clearLockout } from '../signIn/lockout.ts'
import { codeDelivery, sendMail } from '../mail.ts'
import {
  adminOperation,
  clientMetadata,
  clientOperation,
  mailedCode,
  userName,
} from './operation.ts'
import { setPassword } from '../signIn/passwords.ts'
import type { Pool } from '../pool.ts'
import { findAccount } from '../signIn/simulatedUsers.ts'
import { postConfirmation, type ClientMetadata } from '../triggers.ts'
import { requireUser, setStatus, type User } from '../users.ts'

const request = z.object({ Username: userName, ClientMetadata: clientMetadata })

const hasVerifiedEmail = (user: User) => user.attributes.email_verified === 'true'

function refuseUnresettable(user: User) {
  if (user.status === 'FORCE_CHANGE_PASSWORD' || user.status === 'UNCONFIRMED') {
    throw notAuthorized('User password cannot be reset in the current state.')
  }
}

async function sendRecoveryCode(pool: Pool, user: User, metadata: ClientMetadata) {
  const code = createCode(pool, user.sub, 'ConfirmForgotPassword')
  await sendMail(pool, user, 'CustomMessage_ForgotPassword', code, metadata)
}

// "Managing user existence error responses": whoever is unknown, disabled or has no verified
// address gets the same answer, and no mail.
const ForgotPassword = clientOperation(request, async (pool, { Username, ClientMetadata }) => {
  const { sub, user } = findAccount(pool, Username)
  refuseAboveLimit(pool, sub, 'ForgotPassword')
  recordAttempt(pool, sub, 'ForgotPassword')
  if (user?.enabled && hasVerifiedEmail(user)) {
    refuseUnresettable(user)
    await sendRecoveryCode(pool, user, ClientMetadata)
  }
  return { CodeDeliveryDetails: codeDelivery(user?.attributes.email ?? Username) }
})

const ConfirmForgotPassword = clientOperation(
  request.extend({ ConfirmationCode: mailedCode, Password: z.string().max(256) }),
  async (pool, { Username, ConfirmationCode, Password, ClientMetadata }) => {
    const { sub, user } = findAccount(pool, Username)
    if (!user?.enabled) throw countedMismatch(pool, sub, 'ConfirmForgotPassword')
    checkCode(pool, sub, 'ConfirmForgotPassword', ConfirmationCode)
    pool.atomically(() => {
      setPassword(pool, user, Password, 'CONFIRMED')
      spendCode(pool, sub, 'ConfirmForgotPassword')
      clearLockout(pool, sub)
    })
    const confirmed = requireUser(pool, sub)
    await postConfirmation(
      pool,
      confirmed,
      'PostConfirmation_ConfirmForgotPassword',
      ClientMetadata,
    )
    return {}
  },
)

const AdminResetUserPassword = adminOperation(
  request,
  async (pool, { Username, ClientMetadata }) => {
    const user = requireUser(pool, Username)
    if (!user.enabled) throw userDisabled()
    refuseUnresettable(user)
    if (!hasVerifiedEmail(user)) {
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      )
    }
    setStatus(pool, user, 'RESET_REQUIRED')
    await sendRecoveryCode(pool, requireUser(pool, user.sub), ClientMetadata)
    return {}
  },
)

export const recoveryOperations = {
  ForgotPassword,
  ConfirmForgotPassword,
  AdminResetUserPassword,
}
