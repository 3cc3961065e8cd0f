import { z } from 'zod'
import { incorrectPassword, limitExceeded } from '../errors.ts'
import { clearLockout, isLockedOut, recordFailure } from '../signIn/lockout.ts'
import { tokenOperation } from './operation.ts'
import { isPasswordOf, setPassword } from '../signIn/passwords.ts'
import { factorSettings } from '../signIn/softwareTokens.ts'
import { deleteUser, usernameOf } from '../users.ts'
import { toAttributeList } from './userType.ts'

const GetUser = tokenOperation(z.object({}), (pool, user) => ({
  Username: usernameOf(user),
  UserAttributes: toAttributeList(user),
  ...factorSettings(pool, user),
}))

/** Guesses at the old password count as failed sign-ins: a stolen token gives no free ones. */
const ChangePassword = tokenOperation(
  z.object({ PreviousPassword: z.string().max(256), ProposedPassword: z.string().max(256) }),
  (pool, user, { PreviousPassword, ProposedPassword }) => {
    if (isLockedOut(pool, user.sub)) throw limitExceeded()
    if (!isPasswordOf(pool, user, PreviousPassword)) {
      recordFailure(pool, user.sub)
      throw incorrectPassword()
    }
    pool.atomically(() => {
      setPassword(pool, user, ProposedPassword, 'CONFIRMED')
      clearLockout(pool, user.sub)
    })
    return {}
  },
)

const DeleteUser = tokenOperation(z.object({}), (pool, user) => {
  deleteUser(pool, user)
  return {}
})

export const ownAccountOperations = {
  GetUser,
  ChangePassword,
  DeleteUser,
}
