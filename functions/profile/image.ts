import { profile } from '../../shared/contract/profile.ts'
import { mayChange } from '../../shared/rules/permissions.ts'
import { avatars } from '../platform/avatars.ts'
import { deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import { exclusively } from '../platform/exclusive.ts'
import { users } from '../stores/users.ts'

export const handler = endpoint(profile['profile.image'], async ({ input, caller }) => {
  const { userid } = input
  if (!mayChange(caller, userid)) throw forbidden()
  const picture = await avatars.read(input['files[]'])
  // Nobody can be deleted meanwhile, so no picture outlives its person.
  return exclusively([userid], async () => {
    const person = await users.latest(userid)
    if (!person) throw notFound('Användaren')
    const BildUrl = await avatars.put(userid, picture)
    const whose = userid === caller.id ? 'sin profilbild' : `profilbilden för ${person.Email}`
    const deed = deedOf(caller, `Bytte ${whose}`)
    if (!(await users.setPicture(userid, BildUrl, deed))) throw notFound('Användaren')
    return { results: { BildUrl } }
  })
})
