import { goneName, nameOf } from '../../shared/rules/people/names.ts'
import { users } from '../stores/people/users.ts'

/**
 * What people are called now, by their ids: `Borttagen användare` for who is gone, nothing for an empty id. Half a read unit for
 * each of them.
 */
export async function namesOf(ids: string[]): Promise<(id: string) => string> {
  const known = await Promise.all(
    [...new Set(ids)].filter(Boolean).map(async (id) => {
      const person = await users.get(id)
      return [id, person ? nameOf(person) : goneName] as const
    }),
  )
  const names = new Map(known)
  return (id) => names.get(id) ?? ''
}
