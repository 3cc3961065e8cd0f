import { profile } from '../../shared/contract/profile.ts'
import { mayChange } from '../../shared/rules/permissions.ts'
import { avatars } from '../platform/avatars.ts'
import { endpoint } from '../platform/endpoint.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import { userLog } from '../stores/log.ts'
import { users } from '../stores/users.ts'

export const handler = endpoint(profile['profile.image'], async ({ input, caller }) => {
  const { userid } = input
  if (!mayChange(caller, userid)) throw forbidden()
  const person = await users.get(userid)
  if (!person) throw notFound('Användaren')
  const BildUrl = await avatars.put(userid, await input['files[]'].bytes())
  if (!(await users.setPicture(userid, BildUrl))) {
    // Deleted in the meantime: no picture may outlive its person.
    await avatars.remove(userid)
    throw notFound('Användaren')
  }
  const whose = userid === caller.id ? 'sin profilbild' : `profilbilden för ${person.Email}`
  const { id, name: userName, address } = caller
  await userLog.add({ userid: id, userName, message: `Bytte ${whose}`, address, at: new Date() })
  return { results: { BildUrl } }
})
