import { users as route } from '../../shared/contract/users.ts'
import { STAFF } from '../../shared/rules/permissions.ts'
import { avatars } from '../platform/avatars.ts'
import { auditEntryAbout } from '../platform/caller.ts'
import { requireUnknown } from '../platform/freeAddress.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { withLease } from '../platform/withLease.ts'
import { wholly } from '../platform/wholly.ts'
import { identity, taken } from '../platform/identity.ts'
import { newAccount } from '../platform/newAccount.ts'
import { asKept } from '../stores/people/profileFields.ts'
import { type StoredUser, users } from '../stores/people/users.ts'

export const handler = endpoint(route['users.add'], async ({ input, caller }) => {
  const { Firstname, Lastname, email: Email, phone: Tele, password } = input.user
  const picture = input['files[]'] && (await avatars.read(input['files[]']))
  const work = async () => {
    await requireUnknown(Email)
    const id = await newAccount(Email, password, async (left) => {
      await identity.remove(left)
      await avatars.keepOnly(left.id, '')
    })
    if (id === undefined) throw taken()
    const BildUrl = picture ? await avatars.put(id, picture) : ''
    const named = { id, Role: STAFF, Firstname, Lastname, Email, Tele, BildUrl }
    const person: StoredUser = asKept({ ...users.blank, ...named })
    const entry = auditEntryAbout(caller, person, (whom) => `Lade till ${whom}`)
    if (!(await users.add(person, entry))) throw taken()
    return { success: true as const, results: { Sallary: null, ...person } }
  }
  const change = { account: { email: Email }, by: caller.id }
  return withLease([Email], () => wholly(change, work))
})
