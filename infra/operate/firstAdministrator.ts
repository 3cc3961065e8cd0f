import { z } from 'zod'
import { email } from '../../shared/rules/email.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { identity } from '../../functions/platform/identity.ts'
import { administrators } from '../../functions/stores/administrators.ts'
import { users } from '../../functions/stores/users.ts'

/** The id of a new account, or of one that an earlier try left without a profile. */
async function accountFor(mail: string): Promise<string> {
  const created = await identity.create(mail, '')
  if (created !== undefined) return created
  const left = await identity.find(mail)
  if (left === undefined)
    throw new Error(`The pool neither made an account for ${mail} nor has one`)
  if (await users.latest(left)) throw new Error(`${mail} has an account already`)
  await identity.renew(left, mail, '')
  return left
}

/**
 * Makes the first administrator of a stage, who chooses a password by the link in the welcome mail, and adds everybody
 * else. A second try mends what a first one left half-done. Throws when there is an administrator already.
 */
export async function firstAdministrator(mail: string, name: string): Promise<string> {
  const { data: Email } = z.safeParse(email, mail)
  if (Email === undefined) throw new Error(`${mail} is no e-mail address`)
  const [Firstname = '', ...rest] = name.trim().split(/\s+/)
  if (Firstname === '') throw new Error('The name is empty')
  if ((await administrators.all()).size > 0) {
    throw new Error('There is an administrator already, who can add others in the portal')
  }
  const id = await accountFor(Email)
  const person = { ...users.blank, id, Role: ADMIN, Firstname, Lastname: rest.join(' '), Email }
  await users.add(person)
  return `${Email} is the first administrator. A mail with a link to choose a password is on its way.`
}
