import { profile } from '../../shared/contract/profile.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { signedOut } from '../runtime/errors.ts'
import { personalMarks } from '../stores/notifications/personalMarks.ts'

export const handler = endpoint(profile['profile.closeTour'], async ({ caller }) => {
  if (!(await personalMarks.closeTour(caller))) throw signedOut('Kontot finns inte längre.')
  return isDone
})
