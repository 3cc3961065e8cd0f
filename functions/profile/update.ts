import { profile, type ProfileChanges } from '../../shared/contract/profile.ts'
import { isAdmin, mayChange } from '../../shared/rules/permissions.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { byOf, type Caller, auditEntryAbout } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, forbidden, notFound } from '../runtime/errors.ts'
import { requireProof } from '../platform/proof.ts'
import { withLease } from '../platform/withLease.ts'
import { sessions } from '../stores/sessions.ts'
import { type StoredUser, users } from '../stores/users.ts'
import { changeAccount, endsSessions, needsProof } from './changeAccount.ts'
import { changesTo, messageOf, messageToOwner } from './changes.ts'
import { checkChanges } from './checkChanges.ts'
import { shownTo } from './shownTo.ts'

const message = 'Sparas.'

/** What others hear of it: its owner, when somebody else changed their account. */
function eventOf(caller: Caller, { id }: StoredUser, changes: ProfileChanges) {
  const forOwner = id === caller.id ? undefined : messageToOwner(changes)
  if (forOwner === undefined) return undefined
  return { type: 'profile.changed' as const, userid: id, message: forOwner, ...byOf(caller) }
}

export const handler = endpoint(profile['profile.update'], async ({ input, caller }) => {
  const { id = caller.id, ...given } = input.user
  if (!mayChange(caller, id)) throw forbidden()
  const mayConcernLastAdministrator =
    isAdmin(caller.Role) && ('Role' in given || 'InAktiv' in given)
  return withLease([id, ...(mayConcernLastAdministrator ? ['administrators'] : [])], async () => {
    const before = await users.latest(id)
    if (!before) throw notFound('Användaren')
    const changes = changesTo(before, given)
    if (Object.keys(changes).length === 0) {
      return { results: { user: shownTo(caller, before) }, message }
    }
    await checkChanges({ caller, before, changes, seen: input.daytoUpdate })
    if (needsProof(changes)) await requireProof(caller, input.currentPassword)
    await changeAccount(before, changes)
    const { Password: _, ...fields } = changes
    const ended = endsSessions(before, changes) && sessions.allEnded()
    const saved = { ...fields, ...ended, DaytoUpdate: nextStamp(before.DaytoUpdate) }
    const entry = auditEntryAbout(caller, before, (whom) =>
      messageOf(caller, { id, whom }, changes),
    )
    if (!(await users.change(before, saved, entry, eventOf(caller, before, changes))))
      throw changedMeanwhile('Profilen')
    if (ended) await sessions.begun(ended)
    return { results: { user: shownTo(caller, { ...before, ...saved }) }, message }
  })
})
