import { drafts as route } from '../../shared/contract/questions/drafts.ts'
import { versionOf } from '../../shared/rules/questions/library.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { isSameJson } from '../platform/sameJson.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'

const message = 'Utkastet är sparat.'

export const handler = endpoint(route['questions.saveDraft'], async ({ input, caller }) => {
  const { DaytoUpdate: heard, NewId = newQuestionId(), id = NewId, Saving, ...rest } = input
  const { Unheard, ...given } = rest
  const isNew = input.id === undefined
  const attempt = async () => {
    const [before, live] = await Promise.all([drafts.latest(id), questions.latest(id)])
    if (!isNew && !before && !live) throw notFound('Utkastet')
    if (isNew && live) throw changedMeanwhile('Utkastet')
    const { by, DaytoUpdate = '', Ordering, Saving: last = '', ...known } = before ?? {}
    // Whoever saved it last has seen it, also where they were never told that it was saved.
    if (heard !== DaytoUpdate && !Unheard.includes(last)) throw changedMeanwhile('Utkastet')
    const told = { name: caller.name, ...(live && { Live: versionOf(live) }) }
    // Saved again as it is, it stays the one that was tried.
    if (by !== undefined && isSameJson(known, { id, ...given })) {
      return { ...given, id, DaytoUpdate, ...told }
    }
    const place = Ordering === undefined ? {} : { Ordering }
    const saved = { id, ...given, ...place, DaytoUpdate: nextStamp(DaytoUpdate) }
    const entry = before
      ? undefined
      : auditEntryOf(caller, `Började på ett utkast till frågan ”${saved.QuestionLabel}”`)
    const isSaved = await drafts.save(saved, { seen: DaytoUpdate, by: caller.id, Saving }, entry)
    return isSaved ? { ...saved, ...told } : undefined
  }
  // What was saved meanwhile may be one's own, of which no reply came: the second try knows.
  const results = (await attempt()) ?? (await attempt())
  if (!results) throw changedMeanwhile('Utkastet')
  return { results, message }
})
