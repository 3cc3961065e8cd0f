import { drafts as route } from '../../shared/contract/questions/drafts.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { carried } from '../platform/lists/carried.ts'
import { pageOf } from '../platform/lists/pageOf.ts'
import { namesOf } from '../platform/namesOf.ts'
import { drafts, type StoredDraft } from '../stores/questions/drafts.ts'

async function shown(some: StoredDraft[]) {
  const nameNow = await namesOf(some.map(({ by }) => by))
  return some.map(({ id, QuestionLabel, DaytoUpdate, Base, by }) => ({
    id,
    QuestionLabel,
    DaytoUpdate,
    name: nameNow(by),
    isNew: Base === '',
  }))
}

export const handler = endpoint(route['questions.drafts'], async ({ input: { size, from } }) => {
  const found = (await drafts.all()).toSorted((one, other) =>
    one.DaytoUpdate < other.DaytoUpdate ? 1 : -1,
  )
  if (size === undefined) return carried(await shown(found))
  const { rows, page } = pageOf(found, { size, from })
  return { results: await shown(rows), page }
})
