import { drafts as route } from '../../shared/contract/drafts.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { namesOf } from '../platform/namesOf.ts'
import { drafts } from '../stores/questions/drafts.ts'

export const handler = endpoint(route['questions.drafts'], async () => {
  const found = await drafts.all()
  const nameNow = await namesOf(found.map(({ by }) => by))
  return {
    results: found
      .toSorted((one, other) => (one.DaytoUpdate < other.DaytoUpdate ? 1 : -1))
      .map(({ id, QuestionLabel, DaytoUpdate, Base, by }) => ({
        id,
        QuestionLabel,
        DaytoUpdate,
        name: nameNow(by),
        isNew: Base === '',
      })),
  }
})
