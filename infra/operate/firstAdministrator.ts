import { z } from 'zod'
import { email } from '../../shared/rules/email.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { identity, poolName } from '../../functions/platform/identity.ts'
import { newAccount } from '../../functions/platform/newAccount.ts'
import { administrators } from '../../functions/stores/people/administrators.ts'
import { users } from '../../functions/stores/people/users.ts'

/** Whether an administrator can sign in. After a restore those may be left alone who have no account any more. */
async function isAnybodyIn(): Promise<boolean> {
  for (const id of await administrators.all()) {
    const person = await users.latest(id)
    const account = person && (await identity.look(poolName(person)))
    if (account?.isEnabled) return true
  }
  return false
}

/**
 * Makes the first administrator of a stage, who chooses a password by the link in the welcome mail, and adds everybody
 * else. A second try mends what a first one left half-done. Throws when there is an administrator already who can sign in.
 */
export async function firstAdministrator(mail: string, name: string): Promise<string> {
  const { data: Email } = z.safeParse(email, mail)
  if (Email === undefined) throw new Error(`${mail} is no e-mail address`)
  const [Firstname = '', ...rest] = name.trim().split(/\s+/)
  if (Firstname === '') throw new Error('The name is empty')
  if (await isAnybodyIn()) {
    throw new Error('There is an administrator already, who can add others in the portal')
  }
  const id = await newAccount(Email, '')
  if (id === undefined) throw new Error(`${Email} has an account already`)
  const person = { ...users.blank, id, Role: ADMIN, Firstname, Lastname: rest.join(' '), Email }
  await users.add(person)
  return `${Email} is the first administrator. A mail with a link to choose a password is on its way.`
}
