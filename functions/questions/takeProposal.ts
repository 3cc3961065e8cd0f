import * as z from 'zod/mini'
import { draft } from '../../shared/contract/questions/drafts.ts'
import { proposals as route } from '../../shared/contract/questions/proposals.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { htmlOf } from '../stores/plainText.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { proposals, type StoredProposal } from '../stores/questions/proposals.ts'

/** What a draft begins with that comes of a proposal; the example is its first trial. */
const draftOf = ({ id, Subject, Body, FBody }: StoredProposal) =>
  z.parse(draft, {
    id,
    QuestionLabel: Subject,
    Question: htmlOf(Body),
    Trials: FBody === '' ? [] : [{ id: 'forslag', name: 'Förslagets exempel', FBody, checks: [] }],
    DaytoUpdate: nextStamp(''),
  })

const taken = (id: string) => ({ results: { id }, message: 'Förslaget är ett utkast nu.' })

export const handler = endpoint(route['questions.takeProposal'], async ({ input, caller }) => {
  const [found, begun] = await Promise.all([proposals.get(input.id), drafts.latest(input.id)])
  if (!found) throw notFound('Förslaget')
  // They ask again, since no reply has come.
  if (begun?.by === caller.id) return taken(found.id)
  if (begun) throw changedMeanwhile('Förslaget')
  const entry = auditEntryOf(caller, `Gjorde ett utkast av förslaget ”${found.Subject}”`)
  const saver = { seen: '', by: caller.id }
  if (!(await drafts.save(draftOf(found), saver, entry, [proposals.stillWaits(found.id)]))) {
    // And the first time is still under way.
    if ((await drafts.latest(found.id))?.by === caller.id) return taken(found.id)
    throw changedMeanwhile('Förslaget')
  }
  return taken(found.id)
})
