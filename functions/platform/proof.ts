import { serverLimits } from '../../shared/serverLimits.ts'
import { HttpError, invalid } from '../runtime/errors.ts'
import type { Caller } from './caller.ts'
import { identity } from './identity.ts'

const isFresh = ({ session }: Caller) =>
  Date.now() / 1000 - session.since <= serverLimits.proofMinutes * 60

/**
 * Asks whoever calls to prove that it is still them, before something that whoever found their open session could lock
 * them out with (docs/requirements.md, "Fresh proof"): a sign-in within ten minutes does, or the current password where
 * the call can carry it. Throws 403 `proof_needed` when neither is there, 400 when the password is wrong, 429 after too
 * many wrong ones.
 */
export async function requireProof(caller: Caller, currentPassword?: string): Promise<void> {
  if (isFresh(caller)) return
  if (currentPassword === undefined || currentPassword === '' || caller.PoolName !== undefined) {
    throw new HttpError(403, 'proof_needed', 'Bekräfta att det är du: logga in igen.')
  }
  if (await identity.hasPassword(caller.Email, currentPassword)) return
  throw invalid({ currentPassword: 'Lösenordet stämmer inte.' })
}
