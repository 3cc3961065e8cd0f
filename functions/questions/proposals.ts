import { proposals as route } from '../../shared/contract/questions/proposals.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { carried } from '../platform/lists/carried.ts'
import { namesOf } from '../platform/namesOf.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { proposals } from '../stores/questions/proposals.ts'

export const handler = endpoint(route['questions.proposals'], async ({ caller }) => {
  const [all, begun] = await Promise.all([proposals.all(), drafts.all()])
  const taken = new Set(begun.map(({ id }) => id))
  const found = isAdmin(caller.Role) ? all : all.filter(({ by }) => by === caller.id)
  const nameNow = await namesOf(found.map(({ by }) => by))
  const shown = found
    .toSorted((one, other) => (one.sdate < other.sdate ? -1 : 1))
    .map(({ by, ...sent }) => ({
      ...sent,
      name: nameNow(by),
      own: by === caller.id,
      taken: taken.has(sent.id),
    }))
  return carried(shown)
})
