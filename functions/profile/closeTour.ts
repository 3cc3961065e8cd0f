import { profile } from '../../shared/contract/profile.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/endpoint.ts'
import { signedOut } from '../platform/errors.ts'
import { ownMarks } from '../stores/ownMarks.ts'

export const handler = endpoint(profile['profile.closeTour'], async ({ caller }) => {
  if (!(await ownMarks.closeTour(caller))) throw signedOut('Kontot finns inte längre.')
  return isDone
})
