import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pool, UserPoolId } from '../platform/pool.ts'
import { userLog } from '../stores/log.ts'

export const handler = endpoint(auth['auth.logout'], async ({ input, caller }) => {
  if (input.everywhere) {
    await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: caller.id }))
  }
  await userLog.add({
    userid: caller.id,
    userName: caller.name,
    message: 'Loggade ut',
    address: caller.address,
    at: new Date(),
  })
  return isDone
})
