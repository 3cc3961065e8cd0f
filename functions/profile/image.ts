import { profile } from '../../shared/contract/profile.ts'
import { mayChange } from '../../shared/rules/permissions.ts'
import { avatars } from '../platform/avatars.ts'
import { auditEntryAbout, byOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { log } from '../runtime/log.ts'
import { withLease } from '../platform/withLease.ts'
import { users } from '../stores/people/users.ts'

/** The picture is changed already; what is not removed now goes with the next one, or with its person. */
const tidy = (userid: string, BildUrl: string) =>
  avatars
    .keepOnly(userid, BildUrl)
    .catch((error: unknown) => log.error('the picture before was not removed', error, { userid }))

export const handler = endpoint(profile['profile.image'], async ({ input, caller }) => {
  const { userid } = input
  if (!mayChange(caller, userid)) throw forbidden()
  const picture = await avatars.read(input['files[]'])
  // Nobody can be deleted meanwhile, so no picture outlives its person.
  return withLease([userid], async () => {
    const person = await users.latest(userid)
    if (!person) throw notFound('Användaren')
    const BildUrl = await avatars.put(userid, picture)
    const whose = (whom: string) =>
      userid === caller.id ? 'sin profilbild' : `profilbilden för ${whom}`
    const entry = auditEntryAbout(caller, person, (whom) => `Bytte ${whose(whom)}`)
    const event =
      userid === caller.id
        ? undefined
        : {
            type: 'profile.changed' as const,
            userid,
            message: 'Bytte din profilbild',
            ...byOf(caller),
          }
    if (!(await users.setPicture(person, BildUrl, entry, event))) throw notFound('Användaren')
    await tidy(userid, BildUrl)
    return { results: { BildUrl } }
  })
})
