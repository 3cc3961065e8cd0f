import { goneName, nameOf } from '../../../shared/rules/people/names.ts'
import { nextStamp } from '../../../shared/rules/stamps.ts'
import { stateOf } from '../../platform/accountState.ts'
import { type Account, identity, type InPool, poolName } from '../../platform/identity.ts'
import { withLease } from '../../platform/withLease.ts'
import { log } from '../../runtime/log.ts'
import { holds } from '../../stores/log/holds.ts'
import { sessions } from '../../stores/people/sessions.ts'
import type { AccountChange } from '../../stores/people/unfinished.ts'
import { type StoredUser, users } from '../../stores/people/users.ts'
import { removeAllBeside, removePerson } from '../removePerson.ts'

/** What the log says of it, as the doing of whoever began it; nothing where that person is gone. */
async function entryOf(by: string | undefined, person: StoredUser, message: string) {
  const author = by === undefined ? person : await users.get(by)
  const userid = author?.id ?? ''
  const entry = {
    address: '',
    at: new Date(),
    userid,
    userName: author ? nameOf(author) : goneName,
  }
  // Nobody's own entry has their address, which would outlive them in everybody's log.
  if (userid === person.id) return { ...entry, message: `${message} sina uppgifter` }
  const about = { userid: person.id, message: `${message} ${goneName}` }
  return { ...entry, message: `${message} ${person.Email}`, about }
}

/**
 * Makes pool and profile say the same: the pool decides by which address somebody is known, the profile who is let in.
 */
async function align(account: InPool, person: StoredUser, { by, endsSessions }: AccountChange) {
  if (account.isEnabled === person.InAktiv) {
    await (person.InAktiv ? identity.disable(person) : identity.enable(person))
  }
  if (endsSessions) await identity.signOutEverywhere(person)
  const isMoved =
    person.PoolName === undefined && account.email !== undefined && account.email !== person.Email
  if (!isMoved && !endsSessions) return
  const DaytoUpdate = nextStamp(person.DaytoUpdate)
  const moved = isMoved && { Email: account.email, NewEmail: '' }
  const changes = { ...moved, ...(endsSessions && sessions.allEnded()), DaytoUpdate }
  const entry = await entryOf(by, person, 'Slutförde en avbruten ändring av')
  if (!(await users.change(person, changes, entry))) throw new Error('Changed meanwhile')
  if (isMoved && account.email !== undefined) await identity.inviteTo(person, account.email)
}

/** Somebody who is in the table alone: the pool's account is gone, so is the way in. What is held stays. */
async function finishDeletion(person: StoredUser, by: string | undefined): Promise<void> {
  const { id } = person
  if (await holds.of({ kind: 'PERSON', id })) {
    return log.note('somebody without an account is held, and stays', { userid: id })
  }
  const entry = await entryOf(by, person, 'Raderade användaren')
  const named = { ...entry, message: `Raderade användaren ${person.id}`, about: undefined }
  if (!(await removePerson(person, named))) throw new Error('The last administrator is left over')
}

/** Without a profile nobody can do anything. The pool makes profiles, too, for whoever comes from Outlook. */
async function finishUndoing(account: Account): Promise<void> {
  await removeAllBeside(account)
  if (await users.latest(account.id)) throw new Error('Somebody has come meanwhile')
}

/**
 * Makes an account whole whose change may have broken off: in pool and table alike, or in neither. Done again it changes
 * nothing. Throws while somebody else works on it.
 */
export async function mendAccount(change: AccountChange): Promise<void> {
  const { account: asked } = change
  const found = await identity.look('email' in asked ? asked.email : poolName(asked))
  const { id, PoolName } = 'email' in asked ? { id: found?.id } : { PoolName: undefined, ...asked }
  // Nothing was made, or it is gone again.
  if (id === undefined) return
  const on = ['email' in asked ? asked.email : id, id, 'administrators']
  await withLease([...new Set(on)], async () => {
    const account = await identity.look(poolName({ id, PoolName }))
    const person = await users.latest(id)
    const state = stateOf(account, person)
    // Whoever began it may still confirm it.
    if (state === 'begun') return
    if (!person) await finishUndoing({ id, PoolName })
    else if (!account) await finishDeletion(person, change.by)
    else await align(account, person, change)
  })
}
