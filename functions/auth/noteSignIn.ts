import { nameOf } from '../../shared/rules/people/names.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { log } from '../runtime/log.ts'
import { type StoredUser, users } from '../stores/people/users.ts'

/**
 * Notes that somebody signed in, as the last sign-in and in the log. `poolEmail` is their address in the pool, and
 * `SecondStep` whether it asks them for a code, where that is known. Never throws: the pool would refuse a sign-in
 * whose trigger fails, and nobody is kept out because noting it did.
 */
export async function noteSignIn(
  person: StoredUser,
  poolEmail: string,
  SecondStep?: 'on' | 'off',
): Promise<void> {
  const at = new Date()
  const entry = {
    userid: person.id,
    userName: nameOf(person),
    message: 'Loggade in',
    address: '',
    at,
  }
  // The pool decides by which address somebody signs in: a change of it that broke off half-way ends here.
  const moved =
    poolEmail !== '' && poolEmail !== person.Email
      ? { Email: poolEmail, NewEmail: '', DaytoUpdate: nextStamp(person.DaytoUpdate) }
      : undefined
  const isFirst = person.Lastlogin === null && ({ Tour: true } as const)
  const asked = SecondStep !== undefined && { SecondStep }
  await users
    .signedIn(person, { Lastlogin: at.toISOString(), ...asked, ...isFirst }, moved, entry)
    .catch((error: unknown) => log.error('sign-in was not noted', error, { id: person.id }))
}
