import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { isDone } from '../../shared/contract/route.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { pool, UserPoolId } from '../runtime/pool.ts'
import { auditLog } from '../stores/log/auditLog.ts'

export const handler = endpoint(auth['auth.logout'], async ({ input, caller }) => {
  if (input.everywhere) {
    const Username = caller.PoolName ?? caller.id
    await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  }
  await auditLog.add(auditEntryOf(caller, 'Loggade ut'))
  return isDone
})
