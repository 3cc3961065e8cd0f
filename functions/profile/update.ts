import { profile, type ProfileChanges } from '../../shared/contract/profile.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { isAdmin, mayChange } from '../../shared/rules/permissions.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { byOf, type Caller, auditEntryAbout } from '../platform/caller.ts'
import { requireUnknown } from '../platform/freeAddress.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, forbidden, mailedOften, notFound } from '../runtime/errors.ts'
import { identity } from '../platform/identity.ts'
import { requireProof } from '../platform/proof.ts'
import { withLease } from '../platform/withLease.ts'
import { looks } from '../stores/people/looks.ts'
import { sessions } from '../stores/people/sessions.ts'
import { onlyKept } from '../stores/people/profileFields.ts'
import { type StoredUser, users } from '../stores/people/users.ts'
import { rates } from '../stores/rates.ts'
import { changeAccount, changingBoth, endsSessions, needsProof } from './changeAccount.ts'
import { changesTo, messageOf, messageToOwner } from './changes.ts'
import { checkChanges } from './checkChanges.ts'
import { shownTo } from './shownTo.ts'

const message = 'Sparas.'

/** What of it is told to its owner: what somebody else changed, or that somebody asks for another address. */
function eventOf(caller: Caller, { id }: StoredUser, changes: ProfileChanges, pending?: string) {
  const asked =
    pending === undefined || pending === ''
      ? undefined
      : `Någon vill byta din e-postadress till ${pending}. Var det inte du? Byt lösenord genast.`
  const forOwner = id === caller.id ? asked : messageToOwner(changes)
  if (forOwner === undefined) return undefined
  return { type: 'profile.changed' as const, userid: id, message: forOwner, ...byOf(caller) }
}

/** What somebody has booked bears their name. */
function renamingOf(caller: Caller, before: StoredUser, changes: ProfileChanges) {
  if (nameOf({ ...before, ...changes }) === nameOf(before)) return undefined
  return { type: 'profile.renamed' as const, userid: before.id, ...byOf(caller) }
}

/**
 * The address that waits from now on, empty for none any more; undefined when that stays as it was. What people write
 * about themselves is proven by a code; sending the address that one has takes the other back.
 */
function pendingOf(caller: Caller, before: StoredUser, given: ProfileChanges) {
  if (given.Email === undefined || before.id !== caller.id) {
    return given.Email === undefined || before.NewEmail === '' ? undefined : ''
  }
  if (given.Email !== before.Email) return given.Email
  return before.NewEmail === '' ? undefined : ''
}

/**
 * Whether somebody asks for the address that waits already, from a form that is older than that: they do so again because
 * no reply has come. Who wants the code once more asks without a stamp.
 */
const isAskedAgain = (
  caller: Caller,
  before: StoredUser,
  changes: ProfileChanges,
  seen: string | null | undefined,
): boolean =>
  before.id === caller.id &&
  changes.Email === before.NewEmail &&
  Object.keys(changes).join() === 'Email' &&
  typeof seen === 'string' &&
  seen !== before.DaytoUpdate

/** Throws 429 for whoever has had codes mailed to other addresses as often as anybody needs, and 409 where it is somebody's. */
async function mailCodeTo(person: StoredUser, address: string): Promise<void> {
  if (!(await rates.newAddresses.take(person.id, rateLimits.newAddressesPerHour)))
    throw mailedOften(rates.newAddresses.secondsLeft())
  await requireUnknown(address)
  await identity.mailCodeTo(person, address)
}

export const handler = endpoint(profile['profile.update'], async ({ input, caller }) => {
  const { id = caller.id, ...sent } = input.user
  if (!mayChange(caller, id)) throw forbidden()
  const given = onlyKept(sent)
  // Also one that is what it was: who may not see it would learn that.
  if (given.Sallary !== undefined && !isAdmin(caller.Role)) throw forbidden()
  const mayConcernLastAdministrator =
    isAdmin(caller.Role) && ('Role' in given || 'InAktiv' in given)
  const address = given.Email === undefined || id === caller.id ? [] : [given.Email]
  const on = [id, ...address, ...(mayConcernLastAdministrator ? ['administrators'] : [])]
  return withLease(on, async () => {
    const before = await users.latest(id)
    if (!before) throw notFound('Användaren')
    const changes = changesTo(before, given)
    const NewEmail = pendingOf(caller, before, given)
    if (Object.keys(changes).length === 0 && NewEmail === undefined) {
      // What is changed is in both their logs; what is not has been read all the same.
      if (id !== caller.id) await looks.note(id, caller.id, 'profile')
      return { results: { user: shownTo(caller, before) }, message }
    }
    if (isAskedAgain(caller, before, changes, input.daytoUpdate))
      return { results: { user: shownTo(caller, before) }, message }
    await checkChanges({ caller, before, changes, seen: input.daytoUpdate })
    if (needsProof(changes)) await requireProof(caller, input.currentPassword)
    const { Email: _own, ...others } = changes
    const made: ProfileChanges = before.id === caller.id ? others : changes
    // Before anything that ends the caller's sessions.
    if (NewEmail !== undefined && before.id === caller.id) {
      if (NewEmail === '') await identity.changeEmail(before, before.Email)
      else await mailCodeTo(before, NewEmail)
    }
    return changingBoth(caller, before, made, async (passed) => {
      await changeAccount(before, made, passed)
      const { Password: _, ...fields } = made
      const ended = endsSessions(before, changes) && sessions.allEnded()
      const saved = {
        ...fields,
        ...(NewEmail !== undefined && { NewEmail }),
        ...ended,
        DaytoUpdate: nextStamp(before.DaytoUpdate),
      }
      const entry = auditEntryAbout(caller, before, (whom) =>
        messageOf(caller, { id, whom }, made, NewEmail),
      )
      const events = [
        eventOf(caller, before, changes, NewEmail),
        renamingOf(caller, before, changes),
      ]
      if (!(await users.change(before, saved, entry, ...events))) throw changedMeanwhile('Profilen')
      if (ended) await sessions.begun(ended)
      return { results: { user: shownTo(caller, { ...before, ...saved }) }, message }
    })
  })
})
