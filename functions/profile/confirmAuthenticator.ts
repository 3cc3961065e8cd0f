import { profile } from '../../shared/contract/profile.ts'
import { isDone } from '../../shared/contract/route.ts'
import { authenticator, requirePassword } from '../platform/authenticator.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { users } from '../stores/users.ts'

const message = 'Tvåstegsverifieringen är på.'

export const handler = endpoint(
  profile['profile.confirmAuthenticator'],
  async ({ input, caller, token }) => {
    requirePassword(caller)
    await authenticator.confirm(token, input.code)
    // If this is never written, the next sign-in notes it.
    await users.setSecondStep(
      caller.id,
      'on',
      auditEntryOf(caller, 'Ställde in tvåstegsverifiering'),
    )
    return { ...isDone, message }
  },
)
