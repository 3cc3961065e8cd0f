import { administrators } from '../../functions/stores/people/administrators.ts'
import { type StoredUser, users } from '../../functions/stores/people/users.ts'

/** The administrator in use with this address, in whose name something is done. Throws where there is none. */
export async function administratorWith(mail: string): Promise<StoredUser> {
  const found = await Promise.all([...(await administrators.all())].map((id) => users.latest(id)))
  const one = found.find((person) => person?.Email === mail.toLowerCase())
  if (!one) throw new Error(`${mail} is no administrator of this stage`)
  return one
}
