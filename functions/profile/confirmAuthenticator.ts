import { secondStep } from '../../shared/contract/profile/secondStep.ts'
import { isDone } from '../../shared/contract/route.ts'
import { authenticator, requirePassword } from '../platform/authenticator.ts'
import { auditEntryOf, type Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { identity } from '../platform/identity.ts'
import { requireProof } from '../platform/proof.ts'
import { wholly } from '../platform/wholly.ts'
import { HttpError } from '../runtime/errors.ts'
import type { AuditEntry } from '../stores/log/auditLog.ts'
import { sessions } from '../stores/people/sessions.ts'
import { users } from '../stores/people/users.ts'

const message = 'Tvåstegsverifieringen är på.'

/** Whoever has the old app may be somebody else by now: all sign in anew, with the new one. */
function replace(caller: Caller, confirm: () => Promise<unknown>, entry: AuditEntry) {
  const account = { id: caller.id, PoolName: caller.PoolName }
  const change = { account, by: caller.id, endsSessions: true }
  return wholly(change, async (passed, untouched) => {
    await confirm().catch((error: unknown) => {
      if (error instanceof HttpError) untouched()
      throw error
    })
    passed()
    await identity.signOutEverywhere(caller)
    const ended = await users.endSessions(caller.id, { SecondStep: 'on' }, entry)
    if (ended) await sessions.begun(ended)
  })
}

export const handler = endpoint(
  secondStep['profile.confirmAuthenticator'],
  async ({ input, caller, token }) => {
    requirePassword(caller)
    await requireProof(caller, input.currentPassword)
    const confirm = () => authenticator.confirm(token, input.code)
    const entry = auditEntryOf(caller, 'Ställde in tvåstegsverifiering')
    if (caller.SecondStep === 'on') await replace(caller, confirm, entry)
    else {
      await confirm()
      // If this is never written, the next sign-in notes it.
      await users.setSecondStep(caller.id, 'on', entry)
    }
    return { ...isDone, message }
  },
)
