import { profile } from '../../shared/contract/profile.ts'
import { goneName, nameOf } from '../../shared/rules/names.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { looks } from '../stores/people/looks.ts'
import { users } from '../stores/people/users.ts'

async function nameNow(id: string): Promise<string> {
  const person = await users.get(id)
  return person ? nameOf(person) : goneName
}

export const handler = endpoint(profile['profile.seen'], async ({ caller }) => {
  const found = await looks.of(caller.id)
  const ids = [...new Set(found.map(({ by }) => by))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, await nameNow(id)] as const)))
  return {
    results: found.map(({ by, at, sdate }) => ({ Name: names.get(by) ?? goneName, at, sdate })),
  }
})
