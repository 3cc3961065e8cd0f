import type { Question } from '../../../shared/contract/questions/question.ts'
import { versionOf } from '../../../shared/rules/questions/library.ts'
import { changedMeanwhile, HttpError, notFound } from '../../runtime/errors.ts'
import { drafts, type StoredDraft } from '../../stores/questions/drafts.ts'
import { questions } from '../../stores/questions/questions.ts'

const overtaken = () =>
  new HttpError(
    409,
    'overtaken',
    'Frågan har ändrats av någon annan sedan utkastet påbörjades. Jämför med hur den är nu innan du går vidare.',
  )

/**
 * The draft that somebody has seen, by its stamp, and the question that it is to replace, if that is live. Throws 404 where one of
 * them is gone, and 409 where another draft has been saved (`changed`), or the question is not the one any more from which the draft
 * began (`overtaken`).
 */
export async function draftAsSeen(
  id: string,
  seen: string,
): Promise<{ draft: StoredDraft; live: Question | undefined }> {
  const [draft, live] = await Promise.all([drafts.latest(id), questions.latest(id)])
  if (!draft) throw notFound('Utkastet')
  if (draft.DaytoUpdate !== seen) throw changedMeanwhile('Utkastet')
  if (draft.Base !== '' && !live) throw notFound('Frågan')
  if (draft.Base !== (live ? versionOf(live) : '')) throw overtaken()
  return { draft, live }
}
