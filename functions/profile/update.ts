import { profile, type ProfileChanges } from '../../shared/contract/profile.ts'
import { isAdmin, mayChange } from '../../shared/rules/permissions.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { byOf, type Caller, deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { changedMeanwhile, forbidden, notFound } from '../platform/errors.ts'
import { exclusively } from '../platform/exclusive.ts'
import { type StoredUser, users } from '../stores/users.ts'
import { changeAccount } from './changeAccount.ts'
import { changesTo, messageOf, toldToOwner } from './changes.ts'
import { checkChanges } from './checkChanges.ts'
import { shownTo } from './shownTo.ts'

const message = 'Sparas.'

/** What others hear of it: its owner, when somebody else changed his account. */
function eventOf(caller: Caller, { id }: StoredUser, changes: ProfileChanges) {
  const told = id === caller.id ? undefined : toldToOwner(changes)
  if (told === undefined) return undefined
  return { type: 'profile.changed' as const, userid: id, message: told, ...byOf(caller) }
}

export const handler = endpoint(profile['profile.update'], async ({ input, caller }) => {
  const { id = caller.id, ...given } = input.user
  if (!mayChange(caller, id)) throw forbidden()
  const mayConcernLastAdministrator =
    isAdmin(caller.Role) && ('Role' in given || 'InAktiv' in given)
  return exclusively([id, ...(mayConcernLastAdministrator ? ['administrators'] : [])], async () => {
    const before = await users.latest(id)
    if (!before) throw notFound('Användaren')
    const changes = changesTo(before, given)
    if (Object.keys(changes).length === 0) {
      return { results: { user: shownTo(caller, before) }, message }
    }
    await checkChanges({ caller, before, changes, seen: input.daytoUpdate })
    await changeAccount(before, changes, caller)
    const { Password: _, ...fields } = changes
    const saved = { ...fields, DaytoUpdate: nextStamp(before.DaytoUpdate) }
    const deed = deedOf(caller, messageOf(caller, before, changes))
    if (!(await users.change(before, saved, deed, eventOf(caller, before, changes))))
      throw changedMeanwhile('Profilen')
    return { results: { user: shownTo(caller, { ...before, ...saved }) }, message }
  })
})
