import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { isDone } from '../../shared/contract/route.ts'
import { deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pool, UserPoolId } from '../platform/pool.ts'
import { userLog } from '../stores/log.ts'

export const handler = endpoint(auth['auth.logout'], async ({ input, caller }) => {
  if (input.everywhere) {
    const Username = caller.PoolName ?? caller.id
    await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  }
  await userLog.add(deedOf(caller, 'Loggade ut'))
  return isDone
})
