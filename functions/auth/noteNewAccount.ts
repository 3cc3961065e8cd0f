import { nameOf } from '../../shared/rules/people/names.ts'
import { log } from '../runtime/log.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import type { StoredUser } from '../stores/people/users.ts'

/** Logs that somebody has made themselves an account. It is made: what fails here is an operator's matter. */
export const noteNewAccount = (person: StoredUser, address: string): Promise<void> =>
  auditLog
    .add({
      userid: person.id,
      userName: nameOf(person),
      message: 'Skapade sitt konto',
      address,
      at: new Date(),
    })
    .catch((error: unknown) => log.error('a new account is not in the log', error))
