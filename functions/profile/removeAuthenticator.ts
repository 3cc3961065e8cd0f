import { secondStep } from '../../shared/contract/profile/secondStep.ts'
import { isDone } from '../../shared/contract/route.ts'
import { mayChange } from '../../shared/rules/permissions.ts'
import { authenticator, requirePassword } from '../platform/authenticator.ts'
import { byOf, type Caller, auditEntryAbout, auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { identity } from '../platform/identity.ts'
import { requireProof } from '../platform/proof.ts'
import { wholly } from '../platform/wholly.ts'
import { sessions } from '../stores/people/sessions.ts'
import { type StoredUser, users } from '../stores/people/users.ts'

const message = 'Tvåstegsverifieringen är av.'

function note(caller: Caller, person: StoredUser) {
  const { id } = person
  const noted = { SecondStep: 'off' } as const
  if (id === caller.id) {
    return users.endSessions(id, noted, auditEntryOf(caller, 'Stängde av tvåstegsverifieringen'))
  }
  const entry = auditEntryAbout(
    caller,
    person,
    (whom) => `Stängde av tvåstegsverifieringen för ${whom}`,
  )
  const about = { userid: id, message: 'Stängde av din tvåstegsverifiering' }
  return users.endSessions(id, noted, entry, {
    type: 'profile.changed',
    ...about,
    ...byOf(caller),
  })
}

export const handler = endpoint(
  secondStep['profile.removeAuthenticator'],
  async ({ input, caller }) => {
    const { userid = caller.id } = input
    if (!mayChange(caller, userid)) throw forbidden()
    const person = await users.latest(userid)
    if (!person) throw notFound('Användaren')
    requirePassword(person)
    await requireProof(caller)
    const account = { id: userid, PoolName: person.PoolName }
    return wholly({ account, by: caller.id, endsSessions: true }, async (passed) => {
      await authenticator.remove(person)
      passed()
      await identity.signOutEverywhere(person)
      const ended = await note(caller, person)
      if (!ended) throw notFound('Användaren')
      await sessions.begun(ended)
      return { ...isDone, message }
    })
  },
)
