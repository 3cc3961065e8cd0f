import { z } from 'zod'
import { attributeInput, checkWritable } from './attributeInput.ts'
import { adminOperation, clientMetadata, userName } from './operation.ts'
import { changeOrPend } from './ownAddress.ts'
import { setPassword } from '../signIn/passwords.ts'
import { revokeAllOf } from '../tokens/refreshTokens.ts'
import { factorSettings } from '../signIn/softwareTokens.ts'
import { deleteUser, requireUser, setEnabled } from '../users.ts'
import { toUserType } from './userType.ts'

const request = z.object({ Username: userName })

const AdminGetUser = adminOperation(request, (pool, { Username }) => {
  const user = requireUser(pool, Username)
  const { Attributes, ...described } = toUserType(user)
  return { ...described, UserAttributes: Attributes, ...factorSettings(pool, user) }
})

const AdminUpdateUserAttributes = adminOperation(
  request.extend({ UserAttributes: attributeInput, ClientMetadata: clientMetadata }),
  async (pool, { Username, UserAttributes, ClientMetadata }) => {
    checkWritable(UserAttributes)
    await changeOrPend(pool, requireUser(pool, Username), UserAttributes, ClientMetadata)
    return {}
  },
)

const AdminSetUserPassword = adminOperation(
  request.extend({ Password: z.string().max(256), Permanent: z.boolean().default(false) }),
  (pool, { Username, Password, Permanent }) => {
    const status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
    setPassword(pool, requireUser(pool, Username), Password, status)
    return {}
  },
)

// API_AdminDisableUser: "revokes all access tokens for the user".
const AdminDisableUser = adminOperation(request, (pool, { Username }) => {
  const user = requireUser(pool, Username)
  pool.atomically(() => {
    setEnabled(pool, user, false)
    revokeAllOf(pool, user.sub)
  })
  return {}
})

const AdminEnableUser = adminOperation(request, (pool, { Username }) => {
  setEnabled(pool, requireUser(pool, Username), true)
  return {}
})

const AdminDeleteUser = adminOperation(request, (pool, { Username }) => {
  deleteUser(pool, requireUser(pool, Username))
  return {}
})

export const adminUserOperations = {
  AdminGetUser,
  AdminUpdateUserAttributes,
  AdminSetUserPassword,
  AdminDisableUser,
  AdminEnableUser,
  AdminDeleteUser,
}
