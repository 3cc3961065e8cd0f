import { z } from 'zod'
import { email } from '../../shared/rules/people/email.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { identity, poolName } from '../../functions/platform/identity.ts'
import { newAccount } from '../../functions/platform/newAccount.ts'
import { administrators } from '../../functions/stores/people/administrators.ts'
import { users } from '../../functions/stores/people/users.ts'

/**
 * The addresses of administrators who have been invited and have not chosen a password yet. Throws when there is one who can
 * sign in. After a restore some may be left who have no account any more.
 */
async function addressesInvited(): Promise<string[]> {
  const addresses: string[] = []
  for (const id of await administrators.all()) {
    const person = await users.latest(id)
    const account = person && (await identity.look(poolName(person)))
    if (!person || !account?.isEnabled) continue
    if (account.UserStatus !== 'FORCE_CHANGE_PASSWORD') {
      throw new Error('There is an administrator already, who can add others in the portal')
    }
    addresses.push(person.Email)
  }
  return addresses
}

const toldOf = (address: string): string =>
  `${address} was invited before and has not come: if that is not theirs, delete them in the portal.`

/**
 * Makes the first administrator of a stage, who chooses a password by the link in the welcome mail, and adds everybody
 * else. A second try mends what a first one left half-done, mails another link to who has not used theirs, and makes
 * another one where the address was wrong. Throws when there is an administrator already who can sign in.
 */
export async function firstAdministrator(mail: string, name: string): Promise<string> {
  const { data: Email } = z.safeParse(email, mail)
  if (Email === undefined) throw new Error(`${mail} is no e-mail address`)
  const [Firstname = '', ...rest] = name.trim().split(/\s+/)
  if (Firstname === '') throw new Error('The name is empty')
  const invited = await addressesInvited()
  if (invited.includes(Email)) {
    await identity.inviteAgain(Email)
    return `${Email} has been mailed another link to choose a password; the one before is void.`
  }
  const id = await newAccount(Email, '')
  if (id === undefined) throw new Error(`${Email} has an account already`)
  const person = { ...users.blank, id, Role: ADMIN, Firstname, Lastname: rest.join(' '), Email }
  await users.add(person)
  return [
    `${Email} is the first administrator. A mail with a link to choose a password is on its way.`,
    ...invited.map(toldOf),
  ].join('\n')
}
