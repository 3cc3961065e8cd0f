import { z } from 'zod'
import { checkUsername, checkWritable, optionalAttributeInput } from './attributeInput.ts'
import { CognitoException } from '../errors.ts'
import { sendMail } from '../mail.ts'
import { adminOperation, clientMetadata, userName } from './operation.ts'
import { checkPolicy, setPassword, temporaryPassword } from '../signIn/passwords.ts'
import type { Pool } from '../pool.ts'
import { preSignUp } from '../triggers.ts'
import { insertUser, requireUser, type User } from '../users.ts'
import { toUserType } from './userType.ts'

const request = z.object({
  Username: userName,
  UserAttributes: optionalAttributeInput,
  TemporaryPassword: z.string().max(256).optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  ClientMetadata: clientMetadata,
})

async function create(
  pool: Pool,
  { Username, UserAttributes, ClientMetadata }: z.infer<typeof request>,
  password: string,
) {
  checkUsername(Username)
  checkWritable(UserAttributes)
  checkPolicy(password)
  const attributes = { email_verified: 'false', ...UserAttributes, email: Username }
  await preSignUp(pool, 'PreSignUp_AdminCreateUser', attributes, ClientMetadata)
  return insertUser(pool, attributes, password, 'FORCE_CHANGE_PASSWORD')
}

function renewInvitation(pool: Pool, username: string, password: string): User {
  const user = requireUser(pool, username)
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new CognitoException(
      'UnsupportedUserStateException',
      `Resend not possible. ${user.sub} status is not FORCE_CHANGE_PASSWORD`,
    )
  }
  setPassword(pool, user, password, 'FORCE_CHANGE_PASSWORD')
  return requireUser(pool, user.sub)
}

const AdminCreateUser = adminOperation(request, async (pool, input) => {
  const password = input.TemporaryPassword ?? temporaryPassword()
  const user =
    input.MessageAction === 'RESEND'
      ? renewInvitation(pool, input.Username, password)
      : await create(pool, input, password)
  if (input.MessageAction !== 'SUPPRESS') {
    await sendMail(pool, user, 'CustomMessage_AdminCreateUser', password, input.ClientMetadata)
  }
  return { User: toUserType(user) }
})

export const adminCreateUserOperations = { AdminCreateUser }
