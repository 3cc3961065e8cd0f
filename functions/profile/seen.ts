import { profile } from '../../shared/contract/profile.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { namesOf } from '../platform/namesOf.ts'
import { looks } from '../stores/people/looks.ts'

export const handler = endpoint(profile['profile.seen'], async ({ caller }) => {
  const newestDayFirst = await looks.of(caller.id)
  const found = newestDayFirst.toSorted((a, b) => (a.sdate < b.sdate ? 1 : -1))
  const nameNow = await namesOf(found.map(({ by }) => by))
  return { results: found.map(({ by, at, sdate }) => ({ Name: nameNow(by), at, sdate })) }
})
